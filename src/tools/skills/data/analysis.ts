import type { SkillField } from '#src/tools/skills/Skill.ts'

/** Data, statistics, artificial intelligence and databases. */
export const analysis: SkillField = {
  field: 'data',
  hard: `
    SQL = Structured Query Language
    T-SQL = TSQL, Transact-SQL
    PL/SQL = PLSQL
    NoSQL = NoSQL databases
    R = R programming, RStudio, R Studio, R language
    Julia
    Data analysis = Data analytics, Analysing data, Analyzing data
    Data science
    Data engineering
    Data modeling = Data modelling
    Data warehousing = Data warehouse, Data warehouses
    Data lakes = Data lake
    Data mining
    Data visualization = Data visualisation
    Data governance
    Data quality = Data validation
    Data migration
    Data cleaning = Data cleansing, Data wrangling
    Data entry
    Data pipelines = Data pipeline
    Data integration
    ETL = ETL pipelines, Extract transform load, ELT
    Big data
    Business intelligence
    Reporting = Management reporting
    Dashboards = Dashboarding, Dashboard design
    Statistics = Statistical methods
    Statistical analysis = Statistical modelling, Statistical modeling
    Hypothesis testing
    Regression analysis = Linear regression, Logistic regression
    Time series analysis = Time series
    Forecasting
    Predictive modeling = Predictive modelling, Predictive analytics
    A/B testing = AB testing, Split testing
    Experiment design = Design of experiments, DOE
    Econometrics
    Operations research
    Optimization methods = Linear programming
    Machine learning = ML
    Deep learning
    Artificial intelligence = AI
    Generative AI = GenAI
    Large language models = LLM, LLMs
    Prompt engineering
    Retrieval-augmented generation = RAG
    Natural language processing = NLP
    Computer vision
    Image processing
    Speech recognition
    Recommender systems = Recommendation systems
    Reinforcement learning
    Neural networks
    Feature engineering
    MLOps = ML Ops
    Database administration = DBA
    Database design
    Query optimization = Query tuning, Query optimisation
    Geographic information systems = GIS
    Web scraping
    Web analytics
    Survey design
    Market research
    Qualitative research
    Quantitative research = Quantitative analysis
    Bioinformatics
    Process mining
  `,
  tool: `
    MySQL
    PostgreSQL = Postgres
    Microsoft SQL Server = SQL Server, MS SQL, MSSQL
    Oracle Database = Oracle DB, Oracle
    SQLite
    MariaDB
    MongoDB = Mongo
    Redis
    Cassandra = Apache Cassandra
    DynamoDB = Amazon DynamoDB
    Elasticsearch = Elastic Search
    Neo4j
    Snowflake
    Google BigQuery = BigQuery
    Amazon Redshift = Redshift
    Databricks
    Apache Spark = Spark, PySpark
    Apache Hadoop = Hadoop
    Apache Hive = Hive
    Apache Airflow = Airflow
    Apache Flink = Flink
    dbt
    Fivetran
    Informatica = Informatica PowerCenter
    Talend
    SSIS = SQL Server Integration Services
    SSRS = SQL Server Reporting Services
    Alteryx
    KNIME
    Tableau
    Power BI = PowerBI, Microsoft Power BI
    DAX
    Power Query
    Looker
    Looker Studio = Google Data Studio
    Qlik = QlikView, Qlik Sense
    MicroStrategy
    Metabase
    SAS
    SPSS = IBM SPSS
    Stata
    Minitab
    EViews
    pandas
    NumPy
    SciPy
    scikit-learn = sklearn, scikit
    TensorFlow
    PyTorch
    Keras
    XGBoost
    OpenCV
    spaCy
    NLTK
    Hugging Face = HuggingFace
    LangChain
    OpenAI API
    Jupyter = Jupyter Notebook, Jupyter Notebooks
    MLflow
    Matplotlib
    ggplot2
    tidyverse
    ArcGIS
    QGIS
    Google Analytics = GA4
    Mixpanel
    Amplitude
    Hotjar
    SurveyMonkey
    Qualtrics
  `,
}
