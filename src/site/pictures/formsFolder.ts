/** Where the forms of pictures lie on the site. */
export const FORMS_FOLDER = '/static/pictures'
