import type { SkillField } from '#src/tools/skills/Skill.ts'

/** Marketing, communication, sales, trade and customer service. */
export const marketing: SkillField = {
  field: 'marketing',
  hard: `
    Digital marketing = Online marketing
    Content marketing
    Content strategy
    Content creation
    Content management
    Social media marketing = SMM
    Social media management = Social media
    Community management
    Influencer marketing
    Email marketing = E-mail marketing, Email campaigns
    Marketing automation
    Search engine optimization = SEO, Search engine optimisation
    Search engine marketing = SEM
    Keyword research
    Link building
    Pay-per-click advertising = PPC, Paid search
    Paid social
    Display advertising
    Programmatic advertising
    Affiliate marketing
    Performance marketing
    Growth marketing = Growth hacking
    Conversion rate optimization = CRO, Conversion optimisation
    Landing pages = Landing page design
    Product marketing
    Brand management
    Brand strategy = Branding
    Event marketing
    Event management = Event planning
    Trade shows = Trade fairs
    Trade marketing
    Direct marketing = Direct mail
    Campaign management = Marketing campaigns
    Marketing strategy = Marketing plans
    Marketing analytics
    Market analysis
    Market segmentation = Customer segmentation
    Competitive analysis = Competitor analysis
    Media planning
    Media buying
    Public relations
    Press releases
    Media relations
    Corporate communications
    Internal communications
    Crisis communication = Crisis communications
    Advertising
    Sales
    Business development
    Inside sales
    Field sales = Outside sales
    B2B sales = B2B
    B2C sales = B2C
    Enterprise sales
    Solution selling
    Consultative selling
    Direct sales
    Retail sales
    Telesales = Telemarketing
    Cold calling
    Lead generation
    Lead qualification
    Prospecting = Sales prospecting
    Account management = Key account management
    Channel sales = Partner management
    Sales forecasting
    Sales management
    Sales operations
    Pipeline management = Sales pipeline
    Presales = Pre-sales
    Territory management
    Upselling = Up-selling
    Cross-selling
    Proposal writing
    Tender management = Tendering
    Pricing strategy
    Contract negotiation = Negotiating contracts, Contract negotiations
    Customer service = Client service, Guest service
    Customer support = Client support
    Customer success = Customer success management
    Customer retention
    Customer experience
    Customer relationship management = CRM, Client relationship management
    Complaint handling = Complaints handling
    Call center operations = Call centre, Call center, Contact centre, Contact center
    Order processing
    E-commerce = Ecommerce
    Merchandising = Visual merchandising
    Category management
    Retail management = Store management
    Cash handling
    Stock management = Stock control
    Loss prevention
    Product demonstrations = Product demos
    Fundraising
    Grant writing
  `,
  tool: `
    Salesforce = SFDC, Salesforce CRM, Sales Cloud
    HubSpot
    Pipedrive
    Zoho CRM = Zoho
    Microsoft Dynamics 365 = Dynamics 365, Microsoft Dynamics, Dynamics CRM
    Marketo
    Pardot
    Eloqua
    Mailchimp = Mail Chimp
    Klaviyo
    Constant Contact
    ActiveCampaign
    Google Ads = Google AdWords, AdWords
    Google Tag Manager = GTM
    Google Search Console
    Meta Ads = Facebook Ads, Meta Business Suite
    LinkedIn Ads
    LinkedIn Sales Navigator = Sales Navigator
    TikTok Ads
    Semrush
    Ahrefs
    Screaming Frog
    Hootsuite
    Buffer
    Sprout Social
    Zendesk
    Intercom
    Freshdesk
    Outreach.io
    ZoomInfo
    Gong
    Point of sale systems = POS systems, POS
    Amazon Seller Central
  `,
}
