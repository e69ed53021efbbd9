/** A placeholder in built pages for the instance's address, which only the server knows. */
export const builtAddress = 'https://foyer.invalid'
