import type { SkillField } from '#src/tools/skills/Skill.ts'

/** Operation of computers and networks, clouds, security, support. */
export const infrastructure: SkillField = {
  field: 'infrastructure',
  hard: `
    Linux = GNU/Linux, Ubuntu, Red Hat Enterprise Linux, RHEL, Debian
    Unix
    Windows Server
    Windows administration = Windows 10, Windows 11
    macOS = Mac OS
    DevOps = Dev Ops
    CI/CD = Continuous integration, Continuous delivery, Continuous deployment, CICD
    Infrastructure as code = IaC
    Site reliability engineering = SRE
    Cloud computing = Cloud infrastructure
    Cloud migration
    Containerization = Containers, Containerisation
    Virtualization = Virtualisation
    Monitoring and observability = Observability
    Incident management = Incident response
    Disaster recovery
    Backup and recovery = Backups
    System administration = Systems administration, Sysadmin
    Network administration = Network management
    Network security
    TCP/IP
    DNS
    DHCP
    VPN
    LAN/WAN = LAN, WAN
    VLAN
    Routing and switching
    Firewalls = Firewall configuration, Firewall
    Load balancing
    Wi-Fi networks = Wireless networks
    VoIP
    Active Directory = Azure Active Directory, Azure AD, Entra ID
    Identity and access management = IAM
    Single sign-on = SSO
    Information security = InfoSec, IT security
    Cybersecurity = Cyber security
    Penetration testing = Pen testing, Pentesting, Ethical hacking
    Vulnerability management = Vulnerability assessment
    Threat modeling = Threat modelling
    Application security = AppSec
    Security operations = Security monitoring
    Encryption = Cryptography
    SIEM
    IT support = Technical support, Desktop support
    Help desk = Helpdesk, Service desk
    Hardware maintenance = Computer hardware
    IT asset management
    IT service management = ITSM
    Capacity planning
    Mobile device management = MDM
  `,
  tool: `
    AWS = Amazon Web Services
    AWS Lambda
    Amazon S3 = AWS S3
    Amazon EC2 = AWS EC2, EC2
    Azure = Microsoft Azure
    Azure DevOps
    Google Cloud = GCP, Google Cloud Platform
    OpenStack
    DigitalOcean
    Heroku
    Cloudflare
    Docker = Docker Compose
    Kubernetes = K8s
    Helm
    OpenShift
    Terraform
    Ansible
    Puppet
    Chef = Chef Infra
    Vagrant
    Jenkins
    GitHub Actions
    GitLab CI = GitLab CI/CD
    CircleCI
    TeamCity
    Argo CD = ArgoCD
    Prometheus
    Grafana
    Datadog
    New Relic
    Splunk
    ELK Stack = Elastic Stack
    Logstash
    Kibana
    Nagios
    Zabbix
    PagerDuty
    VMware = VMware vSphere, vSphere
    Hyper-V
    Citrix
    Cisco networking = Cisco IOS, Cisco routers
    Juniper
    Fortinet = FortiGate
    Palo Alto Networks = Palo Alto firewalls
    Wireshark
    Nmap
    Metasploit
    Burp Suite
    Microsoft Intune = Intune
    SCCM
    Microsoft 365 = Office 365, O365, M365
    Microsoft Exchange = Exchange Server, Exchange Online
    SharePoint = Microsoft SharePoint
    ServiceNow = Service Now
    Remedy = BMC Remedy
    Jira Service Management
  `,
  certificate: `
    AWS Certified Solutions Architect = AWS Solutions Architect
    AWS certification = AWS Certified, AWS Certified Developer, AWS Cloud Practitioner
    Azure certification = Azure Administrator Associate, AZ-104, AZ-900, Azure Fundamentals
    Google Cloud certification = Professional Cloud Architect
    CompTIA A+ = A+ certification
    CompTIA Network+ = Network+
    CompTIA Security+ = Security+
    CCNA = Cisco Certified Network Associate
    CCNP = Cisco Certified Network Professional
    CISSP = Certified Information Systems Security Professional
    CISM = Certified Information Security Manager
    CISA = Certified Information Systems Auditor
    CEH = Certified Ethical Hacker
    OSCP = Offensive Security Certified Professional
    CKA = Certified Kubernetes Administrator
    ITIL = ITIL v4, ITIL 4, ITIL Foundation
    RHCE = Red Hat Certified Engineer
    ISO 27001 = ISO/IEC 27001
  `,
}
