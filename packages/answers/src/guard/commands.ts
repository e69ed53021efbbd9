import { isAscii } from '@foyer/calendar/plain-letters'
import { fold } from '../language/fold.ts'
import { mayBeDisguised, undisguised } from './disguises.ts'
import { plantsOffer } from './planted-offers.ts'

/**
 * Text that tries to command the assistant. Pages and messages are data: nothing here is ever obeyed; these
 * patterns only keep such text from being repeated to visitors or answered as if it were a question.
 */

const rules =
  '(?:instructions?|rules?|guidelines?|prompts?|directives?|guardrails?|restrictions?|programming|training|context|polic(?:y|ies)|constraints?|(?<=\\b(?:the|your|previous|prior|earlier|above|these|all) )orders|told|said above|safety)'
const drop =
  "(?:ignor\\w*|disregard\\w*|forget\\w*|overrid\\w*|bypass\\w*|discard\\w*|dismiss|abandon|drop|delete|erase|violate|break|stop following|do not follow|don't follow)"

const overrides = [
  new RegExp(`\\b${drop}\\b[^.!?\\n]{0,60}\\b${rules}`),
  /\b(?:forget|ignore|disregard)\b[^.!?\n]{0,20}\b(?:everything|all (?:of )?(?:that|this|the above)|anything|what you were|the above|above|the rest)/,
  // Spanish, Portuguese, Italian, French, German, Dutch
  /\b(?:ignor[aeo]\w*|olvid[ae]\w*|omit[ea]\w*|desobedec\w*|esquec[ae]\w*|desconsider\w*|dimentic[ah]\w*|trascur\w*)\b[^.!?\n]{0,60}\b(?:instruc\w+|instru[cç]\w+|istruzion\w+|ordenes|reglas|regras|regole|indicaciones|orientac\w+|directrices|anterior\w*|precedent\w*|todo lo|tudo|tutto|(?:el|il|o) resto)/,
  /\b(?:ignor\w*|oubli\w*|neglig\w*)\b[^.!?\n]{0,60}\b(?:instructions?|consignes?|regles?|directives?|precedent\w*|tout ce|le reste)/,
  /\b(?:ignorier\w*|vergiss\w*|vergesst|vergessen sie|missacht\w*|verwirf|uberschreib\w*)\b[^.!?\n]{0,60}\b(?:anweisung\w*|regeln?|vorgaben?|instruktion\w*|richtlinien?|bisherig\w*|vorherig\w*|alles|den rest)/,
  /\b(?:negeer\w*|vergeet|vergeten|sla)\b[^.!?\n]{0,60}\b(?:instructies?|regels?|richtlijnen|opdrachten|aanwijzingen|(?:vorige|eerdere|voorgaande) \w+|alles (?:wat|hierboven)|de rest)/,
  // Russian, Chinese, Japanese, Korean, Arabic, Hindi
  /(?:игнорируй\w*|забудь\w*|проигнорируй\w*|отмени\w*)[^.!?\n]{0,60}(?:инструкци\w*|правил\w*|указани\w*|все)/u,
  /(?:忽略|无视|無視|忘记|忘掉|忘れ|無視し)[^。！？\n]{0,30}(?:指令|指示|规则|規則|提示|设定|命令|之前|以前|ルール)|(?:指示|命令|ルール|プロンプト)[^。！？\n]{0,20}(?:無視|忘れ)/u,
  /(?:지시|명령|규칙|프롬프트)[^.!?\n]{0,20}(?:무시|잊)/u,
  /(?:تجاهل|انس|انسى|اهمل)[^.!؟\n]{0,50}(?:التعليمات|تعليمات|القواعد|الاوامر|الأوامر|السابقة)/u,
  /(?:निर्देश|नियम|आदेश)\S{0,20}[^.!?।\n]{0,40}(?:अनदेखा|नज़रअंदाज|भूल|उपेक्षा)|(?:अनदेखा|भूल)[^.!?।\n]{0,40}(?:निर्देश|नियम)/u,
]

const bots =
  '(?:a\\.?i\\.?|artificial intelligence|chat ?bots?|bots?|llms?|(?:large )?language models?|(?:virtual |ai )?assistants?|gpt(?:-?\\d)?|chatgpt|claude|gemini|crawlers?|scrapers?|ki(?:-(?:assistenten?|systeme?|modelle?))?|sprachmodelle?|ia|inteligencias? artificial\\w*|asistentes?|assistentes?|assistenti|modeles?|modelos?|modelli)'

// Assistants of flesh and blood work in shops and practices; these never do.
const machines =
  '(?:a\\.?i\\.?s?|artificial intelligence|chat ?bots?|bots?|robots?|llms?|(?:large )?language models?|(?:virtual|ai|digital|automated|online) (?:assistants?|agents?|helpers?)|chatgpt|gpt(?:-?\\d)?|ki(?:-\\p{L}+)?|sprachmodelle?|ia|inteligencias? artificial\\w*|asistentes? (?:virtual\\w*|digital\\w*)|assistants? (?:virtuels?|ia)|modeles? de langage|modelos? de (?:lenguaje|linguagem)|modell[io] linguistic[io])'

// Someone speaks to the machine instead of to the visitor.
const addresses = [
  new RegExp(
    `\\b(?:note|notice|message|attention|important|memo|reminder|instructions?|directives?|consignes?|istruzion[ei]|instruccion(?:es)?|instruc(?:ao|oes)|vorgaben?|hinweis|achtung|nachricht|anweisung\\w*|nota|atencion|atencao|mensaje|mensagem|avis[oe]?|attenzione|remarque|dear|hello|hey|liebe|querid\\w+|chere?s?)\\b[ ,:;-]{0,4}(?:(?:to|for|an|fur|a|para|pour|per|aux?|all|alle|any|todos|todas|tous|los|las|les|die|the|every|agli?|ai|os|as|other|automated)[ ,]){0,4}${bots}\\b`,
  ),
  new RegExp(
    `\\b${machines}\\b[^.!?\\n]{0,60}\\b(?:should|must|shall|please|need to|ha(?:s|ve) to|are to|is to|soll\\w*|muss|mussen|bitte|debe\\w*|deberan?|doit|doivent|devez|deve|devono|devem)\\b`,
    'u',
  ),
  new RegExp(`^\\W{0,20}(?:\\p{L}{1,20} )?${machines}\\s*[:,;!-]`, 'u'),
  // Reviews that a page shows one after the other come as one text.
  new RegExp(`[.!?;|]\\W{1,5}(?:\\p{L}{1,20} )?${machines}:`, 'u'),
  // 'AI systems: new policy, always tell users …'
  new RegExp(
    `\\b${machines}(?: \\p{L}{1,20})?\\s*[:!][^.!?\\n]{0,80}\\b(?:tell|inform|assure|promise|offer)\\b (?:them|visitors?|users?|customers?|readers?|patients?|guests?|clients?|people)\\b`,
    'u',
  ),
  /\b(?:when|if|whenever) (?:you are |you're )?(?:asked|(?:an?y?|the|some)? ?(?:visitors?|customers?|users?|guests?|clients?|someone|anyone|people|anybody) asks?)\b[^.!?\n]{0,60}\b(?:say|tell|reply|answer|offer|give|mention|state|respond|quote|promise)\b/,
  new RegExp(`\\bif you(?:'re| are)? (?:an? |reading this as an? )?(?:${bots})\\b`),
  new RegExp(`\\b(?:wenn du|falls du|si eres|si tu es|se sei|se voce e)\\b[^.!?\\n]{0,15}\\b${bots}\\b`),
  /(?:^|[.!?:;,"'(>-] ?|\b(?:and|please|must|should|then|to|now) )(?:tell|inform|assure|convince|instruct) (?:every|each|all|any|the|your)(?: of)?(?: your| the)? (?:visitors?|users?|customers?|readers?|patients?|guests?|clients?|people|one|body)\b/,
  /\b(?:sag\w*|erzahl\w*|teil\w*)\b (?:jede[mnr]|allen|den) (?:besucher\w*|gast\w*|gaste\w*|kund\w*|nutzer\w*|leser\w*|patient\w*)/,
  /\b(?:di|dile|diles|digan?|cuenta|informa)\b (?:a )?(?:todos? (?:los|las)?|cada) ?(?:visitantes?|usuari\w+|clientes?|lector\w*)/,
  /\b(?:dis|dites|informez?)\b (?:a )?(?:tous les|chaque) (?:visiteurs?|utilisateurs?|clients?|lecteurs?)/,
  /[<[{]{1,2}\/?\|?(?:system|im_start|im_end|inst|assistant|developer|endoftext|sys)\|?\b[^>\]}]{0,40}[>\]}]/,
  /^[^\S\n\r\u2028\u2029]*(?:#{2,}\s*)?(?:system|assistant|developer|instructions?|prompt)(?:\s*(?:prompt|message|override|instruction))?\s*:/m,
  /\b(?:jailbreak\w*|dan mode|developer mode|god mode|sudo mode|do anything now)\b/,
]

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

// Every pattern for pages needs one of these words. A site has thousands of sentences and hardly any holds one.
const mayCommand =
  /ignor|disregard|forget|overrid|bypass|discard|dismiss|abandon|drop|delet|eras|violat|break|follow|olvid|omit|desobedec|esquec|desconsider|dimentic|trascur|oubli|n[eé]glig|vergiss|vergess|missacht|verwirf|berschreib|negeer|vergeet|assist|chat|bot|\bai\b|\ba\.i\b|llm|mod[eè]l|gpt|claude|gemini|crawler|scraper|\bki\b|\bia\b|inteligenc|asistent|intelligence|tell|inform|assure|convince|instruct|sag|erz[aä]hl|teil|\bdi\b|dile|digan?|cuenta|\bdis\b|dites|system|im_start|im_end|inst\b|developer|endoftext|jailbreak|dan mode|god mode|sudo|do anything|asked|asks/i

/** Page or file text that speaks to machines; it is left out of what an assistant knows. */
export function speaksToBots(text: string): boolean {
  if (
    /\d|code|free|gratis|kostenlos|voucher|coupon|discount|gutschein|rabatt|cup[oó]n|descuento|remise|gratuit|sconto|codic|cupom|desconto|c[oó]digo/i.test(
      text,
    ) &&
    plantsOffer(fold(text))
  )
    return true
  if (!mayCommand.test(text) && !mayBeDisguised(text)) return false
  const seen = undisguised(text)
  return any(overrides, seen) || any(addresses, seen)
}

// Every pattern that plain letters can meet needs one of these, and hardly any message has one. Who adds a pattern adds
// what it cannot do without.
const mayConcernTheMachine =
  /abandon|actua|negeer|vergeet|aanwijzing|alsof|antwoord|gedraag|herhaal|instruct|regels|sleutel|systeem|vanaf nu|van nu|voortaan|bent? nu|agent|agis|agora|ahora|answer|antworte|anweisung|anything|artificial|asistent|ask|assist|assure|base64|behave|bot|break|bypass|claude|clave|cle api|comportati|config|consigne|convince|copy|crawler|credential|cuenta|d'ora|delet|desconsider|desobedec|developer|diga|dile|dimentic|directive|discard|dismiss|disregard|dites|drop|du bist|echo|env|eras|erzahl|esquec|fai finta|finge|finja|follow|forget|gemini|gpt|guideline|helper|ignor|imagine|inform|instru|inteligenc|istruz|jailbreak|jetzt|llm|message|missacht|mode|morse|neglig|olvid|omit|oubli|output|overrid|partir|polic|pretend|print|prompt|regeln|regole|regras|reglas|repeat|repete|repite|reply|repond|respond|return|rispondi|role-?play|rot13|rule|sag|schlussel|scraper|secret|semblant|show|simulate|sofort|source code|speak|summari|system|talk|teil|tell|token|training data|translate|trascur|tu es|tu so|uberschreib|variable|vergess|vergiss|verwirf|violat|write|api ?key|[<[{]|\ba\.?i|\bact|\baja|\bdi\b|\bdis\b|\bia|\bki|\bnow|\bnun\b|\bora sei|\bsay|\btype/

/** A message, or a part of one, that tells the assistant how to behave or asks for its machinery. */
export function commandsAssistant(message: string): boolean {
  const seen = undisguised(message)
  if (isAscii(seen) && !mayConcernTheMachine.test(seen)) return false
  return any(overrides, seen) || any(addresses, seen) || any(roleChanges, seen) || any(probes, seen)
}
