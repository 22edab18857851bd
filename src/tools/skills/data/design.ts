import type { SkillField } from '#src/tools/skills/Skill.ts'

/** Design, media and writing. */
export const design: SkillField = {
  field: 'design',
  hard: `
    Graphic design
    UX design = User experience design, UX, User experience, UI/UX, UX/UI
    UI design = User interface design, UI, Interface design
    Interaction design
    Visual design
    Product design
    Service design
    Web design
    Industrial design
    Interior design
    Fashion design
    Packaging design
    Print design
    Motion design = Motion graphics
    Animation = 2D animation
    3D modeling = 3D modelling
    Illustration
    Typography
    Colour theory = Color theory
    Layout design
    Logo design
    Brand identity = Corporate identity
    Design systems = Design system
    Design thinking
    Wireframing = Wireframes
    Prototyping = Prototypes
    User research = UX research
    Usability
    Personas = User personas
    Journey mapping = Customer journey mapping, User journeys
    Information architecture
    Storyboarding = Storyboards
    Art direction
    Creative direction
    Photography
    Photo editing = Image editing, Retouching
    Videography = Video production
    Video editing
    Sound design
    Audio editing = Audio production
    Podcast production
    Copywriting = Copy writing
    Copy editing = Copyediting
    Proofreading
    Technical writing
    Creative writing
    UX writing
    Content writing = Article writing
    Journalism
    Editing = Editorial work
    Translation = Translating
    Interpreting = Simultaneous interpreting
    Subtitling
    Storytelling
    Desktop publishing
  `,
  tool: `
    Adobe Creative Suite = Adobe Creative Cloud, Adobe CC, Adobe Suite
    Adobe Photoshop = Photoshop
    Adobe Illustrator
    Adobe InDesign = InDesign
    Adobe XD
    Adobe After Effects = After Effects
    Adobe Premiere Pro = Premiere Pro, Adobe Premiere
    Adobe Lightroom = Lightroom
    Adobe Acrobat
    Adobe Experience Manager = AEM
    Figma
    Sketch
    InVision
    Zeplin
    Balsamiq
    Axure = Axure RP
    Framer
    Webflow
    Canva
    CorelDRAW = Corel Draw
    Affinity Designer
    Blender
    Cinema 4D = C4D
    Autodesk Maya = Maya
    3ds Max = 3D Studio Max
    ZBrush
    Houdini
    Final Cut Pro
    DaVinci Resolve
    Avid Media Composer
    Pro Tools
    Audacity
    Ableton Live
    Miro
    Procreate
    QuarkXPress
    Trados = SDL Trados
    memoQ
  `,
}
