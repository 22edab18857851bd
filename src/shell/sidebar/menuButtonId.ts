/** The id of the hamburger, which stands where the mega menu does not. */
export const MENU_BUTTON_ID = 'menu-button'
