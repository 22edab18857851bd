import type { SkillField } from '#src/tools/skills/Skill.ts'

/** Software development. */
export const software: SkillField = {
  field: 'software',
  hard: `
    JavaScript = JS, ECMAScript, Java Script, ES6
    TypeScript = TS
    Java = Core Java, Java SE, Java EE, J2EE, Jakarta EE
    Python = Python 3, Python3
    C = ANSI C, Embedded C, C language, C programming
    C++ = CPP, C plus plus, C++11, C++14, C++17, C++20
    C# = C sharp, CSharp
    F# = F sharp
    Go = Golang, Go lang
    Rust = Rust lang, Rustlang
    Ruby
    PHP = PHP 7, PHP 8
    Swift = SwiftUI
    Kotlin
    Scala
    Perl
    Objective-C = ObjectiveC, Obj-C
    Dart
    Elixir
    Erlang
    Haskell
    Clojure
    Lua
    COBOL
    Fortran
    ABAP
    Apex
    Groovy
    Assembly language = Assembler
    Visual Basic = VB.NET, Visual Basic .NET
    VBA = Excel VBA, Visual Basic for Applications
    Bash = Bash scripting
    Shell scripting = Shell scripts, Unix shell
    PowerShell = Power Shell
    HTML = HTML5
    CSS = CSS3
    Sass = SCSS
    XML
    JSON
    GraphQL = Graph QL
    REST APIs = REST API, RESTful APIs, RESTful services, RESTful, REST services, RESTful web services
    SOAP = SOAP web services
    gRPC
    API design
    WebSockets = WebSocket, Web Sockets
    OAuth = OAuth2, OAuth 2.0
    OpenID Connect = OIDC
    Microservices = Micro services, Microservice architecture, Microservices architecture
    Event-driven architecture = EDA
    Serverless = Serverless architecture
    Object-oriented programming = OOP, Object oriented design, OOD
    Functional programming
    Data structures
    Algorithms = Algorithm design
    Design patterns
    Software architecture
    System design = Systems design
    Domain-driven design = DDD
    Test-driven development = TDD
    Behavior-driven development = BDD, Behaviour driven development
    Clean code
    Code review = Code reviews, Peer code review
    Pair programming
    Refactoring
    Debugging
    Unit testing = Unit tests
    Integration testing = Integration tests
    End-to-end testing = E2E testing, End to end tests, E2E tests
    Automated testing = Test automation, Automated tests, Automation testing
    Manual testing
    Regression testing
    Performance testing = Load testing
    Usability testing = User testing
    Quality assurance = QA, Software testing, QA testing
    Web accessibility = Accessibility, WCAG, a11y, Web Content Accessibility Guidelines
    Responsive design = Responsive web design
    Front-end development = Frontend, Front end, Frontend development, Front end web development
    Back-end development = Backend, Back end, Backend development
    Full-stack development = Full stack, Fullstack
    Web development
    Mobile development = Mobile app development
    iOS development = iOS
    Android development = Android
    Game development
    Embedded systems = Embedded software
    Firmware = Firmware development
    Internet of Things = IoT
    Blockchain
    Smart contracts
    Augmented reality = AR/VR
    Virtual reality
    Requirements engineering = Requirements analysis, Requirements gathering
    Technical documentation = API documentation
    Search engine indexing
    Web performance = Core Web Vitals
    Internationalization = i18n, Internationalisation
    Concurrency = Multithreading, Multi-threading
    Real-time systems
    Computer networks
  `,
  tool: `
    React = React.js, ReactJS
    React Native
    Redux = Redux Toolkit
    Next.js = NextJS
    Angular = AngularJS, Angular.js
    Vue.js = Vue, VueJS, Vue 3
    Nuxt = Nuxt.js, NuxtJS
    Svelte = SvelteKit
    Ember.js = EmberJS
    jQuery
    Node.js = Node, NodeJS
    Express.js = Express, ExpressJS
    NestJS = Nest.js
    Deno
    .NET = DotNet, Dot Net, .NET Core, .NET Framework
    ASP.NET = ASP .NET, ASP.NET Core, ASP.NET MVC
    Entity Framework = EF Core
    Spring = Spring Framework, Spring MVC
    Spring Boot = SpringBoot
    Hibernate
    Django = Django REST Framework
    Flask
    FastAPI = Fast API
    Ruby on Rails = Rails, RoR
    Laravel
    Symfony
    CodeIgniter
    Flutter
    Xamarin
    Ionic
    Electron
    Qt
    Unity = Unity3D
    Unreal Engine = UE4, UE5
    Three.js
    WebGL
    D3.js = D3
    Bootstrap
    Tailwind CSS = Tailwind
    Material UI = MUI
    Storybook
    webpack
    Vite
    Babel
    npm
    Yarn
    Maven
    Gradle
    Git
    GitHub
    GitLab
    Bitbucket
    Subversion = SVN
    Jest
    Mocha
    Vitest
    Cypress
    Playwright
    Selenium = Selenium WebDriver
    Puppeteer
    Appium
    JUnit
    TestNG
    pytest
    Cucumber
    JMeter
    Postman
    Swagger = OpenAPI
    Visual Studio
    VS Code = Visual Studio Code
    IntelliJ IDEA = IntelliJ
    Eclipse
    Xcode
    Android Studio
    Arduino
    Raspberry Pi
    MATLAB
    Simulink
    LabVIEW
    WordPress = Word Press
    Drupal
    Joomla
    Shopify
    Magento = Adobe Commerce
    WooCommerce
    Contentful
    Firebase
    Supabase
    RabbitMQ
    Apache Kafka = Kafka
    Nginx
    Apache HTTP Server = Apache Tomcat, Tomcat
    Sentry
    Jira = Atlassian Jira
    Confluence
  `,
  certificate: `
    Certified ScrumMaster = CSM, Certified Scrum Master
    Professional Scrum Master = PSM I, PSM II
    ISTQB = ISTQB Certified Tester, ISTQB Foundation Level
    Oracle Certified Professional = OCP Java
  `,
}
