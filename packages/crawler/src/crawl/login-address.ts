const loginWord =
  /(^|[/._-])(log-?in|log-?on|sign-?in|sso|oauth2?|saml2?|auth|authorize|wp-login|anmelden|anmeldung|iniciar-sesion|connexion|accedi)([/._-]|$)/i

export function looksLikeLogin(url: URL): boolean {
  return loginWord.test(url.pathname) || /^(login|signin|auth|sso|accounts?|id)\./i.test(url.hostname)
}
