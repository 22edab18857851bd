import type { SkillField } from '#src/tools/skills/Skill.ts'

/** Logistics, purchasing, production, engineering, building, trades, farming. */
export const operations: SkillField = {
  field: 'operations',
  hard: `
    Logistics
    Supply chain management = Supply chain, SCM
    Procurement = Purchasing
    Strategic sourcing
    Supplier audits = Supplier audit
    Supplier negotiation = Supplier negotiations
    Tender law = Public procurement
    Inventory management = Inventory control
    Demand planning
    Production planning = Production scheduling
    Material requirements planning = MRP
    Warehouse management = Warehousing, Warehouse operations
    Order picking = Picking and packing, Pick and pack
    Shipping and receiving = Goods receipt, Goods in
    Packing = Packaging
    Freight forwarding
    Transport planning = Transportation planning
    Route planning = Route optimization
    Fleet management
    Dispatching
    Customs clearance = Customs declarations
    Import and export = Import/export
    Incoterms
    Last-mile delivery
    Cold chain
    Dangerous goods = Hazardous materials, ADR transport
    Forklift operation = Forklift, Forklift driving
    Shift planning = Shift scheduling, Rota planning
    Truck driving = HGV driving
    Just-in-time = JIT
    5S
    Root cause analysis
    FMEA
    Statistical process control = SPC
    Total productive maintenance
    Manufacturing
    Assembly = Assembling
    CNC machining = CNC, CNC programming, CNC milling
    Milling
    Turning
    Welding
    MIG welding
    TIG welding
    Soldering
    Metalworking = Metal fabrication, Sheet metal
    Injection molding = Injection moulding
    3D printing = Additive manufacturing
    Machine operation = Machine operating, Operating machines
    Maintenance = Machine maintenance
    Preventive maintenance = Preventative maintenance
    Hydraulics
    Pneumatics
    PLC programming = PLC, PLCs
    SCADA
    Robotics = Industrial robots
    Industrial automation
    Mechanical engineering
    Electrical engineering
    Electronics
    Civil engineering
    Structural engineering
    Chemical engineering
    Process engineering
    Environmental engineering
    Mechatronics
    Thermodynamics
    Fluid mechanics
    Finite element analysis = FEA
    CAD = Computer-aided design
    CAM programming
    GD&T = Geometric dimensioning and tolerancing
    Technical drawing = Technical drawings
    Blueprint reading = Reading blueprints, Reading plans
    PCB design = Circuit design
    VHDL = Verilog
    FPGA
    Building information modeling = BIM
    Construction management = Site management
    Quantity surveying
    Cost estimation = Estimating
    Land surveying = Surveying
    Site supervision
    Health and safety = Occupational safety, Workplace safety, EHS, HSE
    Building regulations = Building codes
    Carpentry = Joinery
    Masonry = Bricklaying
    Concrete work
    Roofing
    Plastering = Drywall
    Painting and decorating
    Tiling
    Plumbing = Pipe fitting
    Heating systems = Boiler installation
    HVAC
    Refrigeration
    Electrical installation = Electrical wiring, Wiring
    Fault finding = Troubleshooting
    Solar installation = Photovoltaics
    Scaffolding
    Excavator operation = Excavators
    Crane operation
    Landscaping
    Gardening
    Farming = Agriculture
    Irrigation
    Forestry
    Automotive repair = Vehicle repair, Car mechanics
    Vehicle diagnostics
    Body repair
    Hairdressing = Hairstyling
    Tailoring = Sewing
    Locksmithing
    Security guarding = Access control
    CCTV
    Environmental management
    Waste management
    Sustainability
    Renewable energy
    Energy management
  `,
  tool: `
    AutoCAD = Auto CAD
    Autodesk Revit = Revit
    Autodesk Inventor
    SolidWorks = Solid Works
    CATIA
    Siemens NX
    Creo = PTC Creo
    Fusion 360
    Rhino 3D = Rhinoceros
    SketchUp
    ANSYS
    COMSOL
    Civil 3D
    Navisworks
    Primavera P6 = Primavera
    Procore
    Bluebeam
    TIA Portal = Siemens TIA
    EPLAN
    Altium Designer = Altium
    KiCad
    ERP systems = ERP
    SAP EWM = SAP WM
    Warehouse management systems = WMS
    Transport management systems = TMS
    Manhattan WMS
    Microsoft Dynamics NAV = Navision
    RF scanners = Barcode scanners
    Multimeter
  `,
  certificate: `
    Forklift licence = Forklift license, Forklift certificate, Forklift certification
    Driver's licence = Driving licence, Driving license, Driver license
    Class B licence = Category B licence
    CDL = Commercial driver license, HGV licence, Class C licence, HGV Class 1, HGV Class 2
    APICS = CPIM, CSCP
    CIPS
    CSCS card = CSCS
    OSHA 10 = OSHA 30, OSHA certification
    NEBOSH
    IOSH
    LEED
    Gas Safe
    18th Edition
    PE licence = Professional Engineer licence, PE license
    ISO 14001
    ISO 45001
    SIA licence = SIA badge
    Welding certificate = Certified Welder
    EPA 608
  `,
}
