import type { SectionKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import type { PortraitLanguage } from './Portrait.ts'

type Words = {
  headings: Partial<Record<SectionKind, [string, string, string]>>
  months: string
  short: string
  present: [string, string, string]
  to: string
  since: string
  /** "at", before an employer. */
  at: string
  seasons: [string, string, string, string]
  labels: { dates: string; title: string; employer: string; school: string; degree: string; address: string; phone: string; email: string }
}

/** Headings (three variants of each), months and other words of resumes by language. */
export const portraitWords: Record<PortraitLanguage, Words> = {
  en: {
    headings: {
      summary: ['Profile', 'About me', 'Personal statement'],
      experience: ['Experience', 'Employment history', 'Work experience'],
      education: ['Education', 'Education and qualifications', 'Academic background'],
      skills: ['Skills', 'Key skills', 'Core competencies'],
      languages: ['Languages', 'Languages', 'Language skills'],
      other: ['Contact', 'Contact details', 'Personal details'],
    },
    months: 'January February March April May June July August September October November December',
    short: 'Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec',
    present: ['present', 'now', 'current'],
    to: 'to',
    since: 'since',
    at: 'at',
    seasons: ['Winter', 'Spring', 'Summer', 'Autumn'],
    labels: {
      dates: 'Dates',
      title: 'Occupation or position held',
      employer: 'Name of employer',
      school: 'Name of organisation providing education',
      degree: 'Title of qualification awarded',
      address: 'Address',
      phone: 'Phone',
      email: 'E-mail',
    },
  },
  de: {
    headings: {
      summary: ['Profil', 'Über mich', 'Kurzprofil'],
      experience: ['Berufserfahrung', 'Beruflicher Werdegang', 'Praktische Erfahrungen'],
      education: ['Ausbildung', 'Bildungsweg', 'Studium und Ausbildung'],
      skills: ['Kenntnisse', 'Fähigkeiten', 'Kenntnisse und Fähigkeiten'],
      languages: ['Sprachen', 'Sprachkenntnisse', 'Sprachkenntnisse'],
      other: ['Kontakt', 'Persönliche Daten', 'Angaben zur Person'],
    },
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    short: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
    present: ['heute', 'jetzt', 'heute'],
    to: 'bis',
    since: 'seit',
    at: 'bei',
    seasons: ['Winter', 'Frühjahr', 'Sommer', 'Herbst'],
    labels: {
      dates: 'Datum',
      title: 'Beruf oder Funktion',
      employer: 'Name des Arbeitgebers',
      school: 'Name der Bildungseinrichtung',
      degree: 'Bezeichnung der Qualifikation',
      address: 'Anschrift',
      phone: 'Telefon',
      email: 'E-Mail',
    },
  },
  fr: {
    headings: {
      summary: ['Profil', 'À propos', 'Présentation'],
      experience: ['Expériences', 'Expérience professionnelle', 'Parcours professionnel'],
      education: ['Formation', 'Formations et diplômes', 'Études'],
      skills: ['Compétences', 'Compétences clés', 'Savoir-faire'],
      languages: ['Langues', 'Langues', 'Compétences linguistiques'],
      other: ['Contact', 'Coordonnées', 'Informations personnelles'],
    },
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    short: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    present: ["aujourd'hui", 'à ce jour', 'présent'],
    to: 'à',
    since: 'depuis',
    at: 'chez',
    seasons: ['Hiver', 'Printemps', 'Été', 'Automne'],
    labels: {
      dates: 'Dates',
      title: 'Fonction ou poste occupé',
      employer: "Nom de l'employeur",
      school: "Nom de l'établissement",
      degree: 'Intitulé du diplôme',
      address: 'Adresse',
      phone: 'Téléphone',
      email: 'Courriel',
    },
  },
  es: {
    headings: {
      summary: ['Perfil', 'Sobre mí', 'Perfil profesional'],
      experience: ['Experiencia', 'Experiencia laboral', 'Experiencia profesional'],
      education: ['Formación', 'Formación académica', 'Educación'],
      skills: ['Habilidades', 'Competencias', 'Conocimientos'],
      languages: ['Idiomas', 'Idiomas', 'Idiomas'],
      other: ['Contacto', 'Datos personales', 'Datos de contacto'],
    },
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    short: 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.',
    present: ['actualidad', 'presente', 'actualmente'],
    to: 'a',
    since: 'desde',
    at: 'en',
    seasons: ['Invierno', 'Primavera', 'Verano', 'Otoño'],
    labels: {
      dates: 'Fechas',
      title: 'Profesión o cargo desempeñado',
      employer: 'Nombre de la empresa',
      school: 'Nombre del centro',
      degree: 'Título de la cualificación',
      address: 'Dirección',
      phone: 'Teléfono',
      email: 'Correo electrónico',
    },
  },
  pt: {
    headings: {
      summary: ['Perfil', 'Sobre mim', 'Resumo profissional'],
      experience: ['Experiência', 'Experiência profissional', 'Histórico profissional'],
      education: ['Formação', 'Formação acadêmica', 'Educação'],
      skills: ['Competências', 'Habilidades', 'Conhecimentos'],
      languages: ['Idiomas', 'Línguas', 'Idiomas'],
      other: ['Contato', 'Dados pessoais', 'Contacto'],
    },
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    short: 'jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.',
    present: ['atual', 'presente', 'até o momento'],
    to: 'a',
    since: 'desde',
    at: 'na',
    seasons: ['Inverno', 'Primavera', 'Verão', 'Outono'],
    labels: {
      dates: 'Datas',
      title: 'Função ou cargo ocupado',
      employer: 'Nome do empregador',
      school: 'Nome da instituição',
      degree: 'Designação da qualificação',
      address: 'Endereço',
      phone: 'Telefone',
      email: 'E-mail',
    },
  },
}
