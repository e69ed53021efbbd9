import { undisguised } from '@foyer/calendar/disguises'
import { isAscii } from '@foyer/calendar/plain-letters'
import { commandsMachine } from '@foyer/calendar/speaks-to-bots'

// Only for messages: on a page these may be honest sentences.
const roleChanges = [
  /\b(?:you are|you're|u are|ur) now\b|\bfrom now on,? (?:you|act|answer|respond|reply|speak)/,
  /(?<!\bi )\b(?:act|behave|respond|answer|reply|speak|talk|write) (?:as|like) (?:if you|an? |the |my )/,
  /\bpretend (?:to be|you|that)|\brole-?play\b|\bimagine you(?:'re| are)\b|\bsimulate\b/,
  /(?:^|[.!?:;,"'] ?|\b(?:and|then|now|please|must|should|only) )(?:respond|reply|answer|say|output|print|return|echo|repeat)\b[^.!?\n]{0,25}\b(?:only|exactly|nothing but|verbatim|just)\b/,
  /\b(?:repeat|say|print|output|echo|type|write)\b (?:after me|the (?:word|phrase|following|sentence|text)|this|back)\b|\b(?:repeat|say|output|echo) ["'“]/,
  /(?:^|[:;.!] ?)(?:new|updated) (?:polic(?:y|ies)|instructions?|rules?|directives?|system message)\b/,
  /\b(?:ab jetzt|von nun an|ab sofort) (?:bist|antworte|sprich|sei)|\bdu bist (?:jetzt|nun)|\bantworte (?:nur|ausschliesslich)|\btu so,? als\b/,
  /\b(?:vanaf nu|van nu af) (?:ben|antwoord|spreek|doe)|\b(?:je|jij|u) bent? (?:nu|voortaan)\b|\bantwoord (?:alleen|enkel|uitsluitend)|\bdoe alsof\b|\bgedraag je als\b|\bherhaal (?:het woord|dit|deze)/,
  /\ba partir de ahora\b|\bahora eres\b|\bresponde (?:solo|solamente|unicamente)|\bactua como\b|\bfinge\b|\brepite (?:despues|la palabra|esto|las palabras)/,
  /\ba partir de agora\b|\bagora voce e\b|\bresponda (?:apenas|so|somente)|\baja como\b|\bfinja\b|\bd'ora in poi\b|\bora sei\b|\brispondi (?:solo|soltanto)|\bfai finta\b|\bcomportati come\b/,
  /\ba partir de maintenant\b|\btu es (?:maintenant|desormais)|\breponds? (?:uniquement|seulement)|\bagis comme\b|\bfais semblant\b|\brepete (?:apres|le mot)/,
  /(?:ты теперь|отныне|ответь только|притворись|веди себя как)/u,
  /(?:你现在是|从现在开始|只回答|只回复|假装|扮演)|(?:これから(?:は)?あなたは|だけ(?:を)?(?:答え|返)|になりき|ふりをし)|(?:지금부터|이제 너는|라고만|인 척)/u,
  /(?:انت الان|من الان فصاعدا|تظاهر|اجب فقط)|(?:अब तुम|अब आप .{0,20}हो|केवल .{0,30}(?:उत्तर|जवाब) दो|नाटक करो)/u,
]

// Questions about the machinery rather than the business.
const probes = [
  /\b(?:system|initial|hidden|original|secret|developer|base|full|internal) ?-?(?:prompts?|instructions?|message|rules?|configuration|guidelines?)\b|\bsystemprompt\b|\bsystem-prompt\b/,
  /\byour (?:prompts?|config(?:uration)?|source code|api ?keys?|secrets?|credentials?|environment variables?|env vars?|system message|training data)\b/,
  /\b(?:your|the) (?:own )?(?:instructions|guidelines)\b(?! (?:for|on|about|regarding|to|of|when|if|concerning|booklet|manual))/,
  /\b(?:reveal|show|print|display|leak|expose|dump|share|give me|tell me|what(?:'s| is| are| was| were))\b[^.!?\n]{0,40}\b(?:prompts?(?! (?:payment|delivery|service|reply|response|attention))|api ?keys?|secret keys?|access tokens?|credentials|env(?:ironment)? variables?|\.env)\b/,
  /\b(?:repeat|print|show|output|summari[sz]e|translate|copy)\b[^.!?\n]{0,30}\b(?:everything|all|text|words|content|message|conversation|context|lines?)\b[^.!?\n]{0,20}\b(?:above|before|preceding|so far|verbatim|starting with)/,
  /\b(?:instrucciones|reglas) (?:del sistema|internas|ocultas|iniciales)|\b(?:tu|tus|su|sus) (?:prompt|instrucciones|clave de api)|\bprompt (?:del|do|de) sistema|\bclave api\b/,
  /\b(?:deine?n?|ihre?n?) (?:prompt|anweisungen|systemanweisung\w*|systemprompt|regeln|api-schlussel)|\bprompt systeme\b|\binvite systeme\b|\b(?:tes|vos|ta|votre) (?:instructions|consignes|prompt|cle api)/,
  /\b(?:je|jouw|uw) (?:prompt|systeemprompt|instructies|systeeminstructies|regels|api-sleutel)\b|\bsysteemprompt\b/,
  /\b(?:le tue|tue|suas|tuas) (?:istruzioni|instrucoes|regole|regras)|\bprompt di sistema\b/,
  /(?:системн\w+ (?:промпт|инструкци)|твои инструкции|твой промпт)|(?:系统提示|系統提示|提示词|你的指令)|(?:システムプロンプト|あなたの指示)|(?:시스템 프롬프트|너의 지시)|(?:تعليماتك|موجه النظام)|(?:सिस्टम प्रॉम्प्ट|तुम्हारे निर्देश)/u,
  /\bbase64\b|\brot13\b|\bmorse\b[^.!?\n]{0,20}\b(?:prompt|instructions|decode|encode)/,
]

const any = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

// Every pattern that plain letters can meet needs one of these, and hardly any message has one. Who adds a pattern adds
// what it cannot do without.
const mayConcernTheMachine =
  /abandon|actua|negeer|vergeet|aanwijzing|alsof|antwoord|gedraag|herhaal|instruct|regels|sleutel|systeem|vanaf nu|van nu|voortaan|bent? nu|agent|agis|agora|ahora|answer|antworte|anweisung|anything|artificial|asistent|ask|assist|assure|base64|behave|bot|break|bypass|claude|clave|cle api|comportati|config|consigne|convince|copy|crawler|credential|cuenta|d'ora|delet|desconsider|desobedec|developer|diga|dile|dimentic|directive|discard|dismiss|disregard|dites|drop|du bist|echo|env|eras|erzahl|esquec|fai finta|finge|finja|follow|forget|gemini|gpt|guideline|helper|ignor|imagine|inform|instru|inteligenc|istruz|jailbreak|jetzt|llm|message|missacht|mode|morse|neglig|olvid|omit|oubli|output|overrid|partir|polic|pretend|print|prompt|regeln|regole|regras|reglas|repeat|repete|repite|reply|repond|respond|return|rispondi|role-?play|rot13|rule|sag|schlussel|scraper|secret|semblant|show|simulate|sofort|source code|speak|summari|system|talk|teil|tell|token|training data|translate|trascur|tu es|tu so|uberschreib|variable|vergess|vergiss|verwirf|violat|write|api ?key|[<[{]|\ba\.?i|\bact|\baja|\bdi\b|\bdis\b|\bia|\bki|\bnow|\bnun\b|\bora sei|\bsay|\btype/

/** A message, or a part of one, that tells the assistant how to behave or asks for its machinery. */
export function commandsAssistant(message: string): boolean {
  const seen = undisguised(message)
  if (isAscii(seen) && !mayConcernTheMachine.test(seen)) return false
  return commandsMachine(seen) || any(roleChanges, seen) || any(probes, seen)
}
