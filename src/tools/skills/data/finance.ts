import type { SkillField } from '#src/tools/skills/Skill.ts'

/** Accounting, banking, insurance and law. */
export const finance: SkillField = {
  field: 'finance',
  hard: `
    Accounting = Financial accounting
    Bookkeeping = Book keeping
    Accounts payable = AP/AR
    Accounts receivable
    General ledger
    Reconciliation = Account reconciliation, Bank reconciliation, Reconciliations
    Month-end close = Month end closing, Month end
    Year-end close = Annual accounts
    Financial reporting
    Financial statements
    Financial analysis
    Financial modeling = Financial modelling
    Financial planning
    FP&A = Financial planning and analysis
    Budgeting = Budget management, Budget planning
    Cost accounting
    Cost control = Cost reduction
    Management accounting
    Controlling
    Variance analysis
    Cash flow management = Cash flow
    Treasury management = Treasury
    P&L management = P&L, Profit and loss
    Invoicing = Billing
    Credit control
    Debt collection
    Credit analysis
    Payroll = Payroll processing, Payroll administration
    Taxation = Tax preparation, Tax returns, Corporate tax
    VAT
    Auditing = Financial audit, Audits
    Internal audit
    External audit
    IFRS = International Financial Reporting Standards
    US GAAP = GAAP
    SOX = Sarbanes-Oxley
    Risk management
    Credit risk
    Market risk
    Compliance = Regulatory compliance
    Anti-money laundering = AML
    Know your customer = KYC
    Fraud detection = Fraud prevention
    Investment analysis
    Investment banking
    Portfolio management
    Asset management
    Wealth management
    Equity research
    Valuation = Company valuation
    Due diligence
    Mergers and acquisitions = M&A
    Private equity
    Corporate finance
    Derivatives
    Fixed income
    Foreign exchange
    Trading
    Underwriting
    Claims handling = Claims processing, Claims management
    Actuarial analysis = Actuarial science
    Reinsurance
    Mortgage lending = Mortgages
    Retail banking
    Loan processing = Lending
    Financial advice = Financial advisory
    Fixed assets = Fixed asset accounting
    Cost-benefit analysis
    Contract law
    Corporate law
    Employment law = Labour law, Labor law
    Intellectual property
    Commercial law
    Criminal law
    Family law
    Real estate law = Conveyancing
    Immigration law
    Litigation
    Legal research
    Legal writing = Legal drafting
    Contract drafting = Drafting contracts
    Contract management
    Contract review = Reviewing contracts
    Case management
    Mediation
    Arbitration
    Data protection = Data privacy
    GDPR = General Data Protection Regulation
    Trademark law = Trademarks
    Corporate governance
    Paralegal work
  `,
  tool: `
    QuickBooks = Quick Books
    Xero
    Sage = Sage 50, Sage 200
    FreshBooks
    NetSuite = Oracle NetSuite
    SAP = SAP ERP
    SAP FICO = SAP FI, SAP FI/CO
    SAP MM
    SAP SD
    SAP S/4HANA = S/4HANA, SAP HANA
    Oracle Financials
    DATEV
    Tally = Tally ERP, TallyPrime
    Bloomberg Terminal = Bloomberg
    Refinitiv Eikon
    Hyperion = Oracle Hyperion
    Anaplan
    BlackLine
    Concur = SAP Concur
    Coupa
    Westlaw
    LexisNexis
    Relativity
    Clio
    DocuSign
  `,
  certificate: `
    CPA = Certified Public Accountant
    CFA = Chartered Financial Analyst
    ACCA
    CIMA
    ACA
    CMA = Certified Management Accountant
    CIA certification = Certified Internal Auditor
    FRM = Financial Risk Manager
    CFP = Certified Financial Planner
    CAMS = Certified Anti-Money Laundering Specialist
    AAT = AAT Level 3, AAT Level 4
    Enrolled Agent
    Bar admission = Admitted to the bar, Bar exam
    Series 7
    Series 63
    CIPP = CIPP/E, Certified Information Privacy Professional
  `,
}
