/** A placeholder in built pages for the instance's address, which only the server knows. */
export const addressPlaceholder = 'https://foyer.invalid'
