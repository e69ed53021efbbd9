import { mayBeDisguised, undisguised } from './disguises.ts'
import { plainLetters } from './plain-letters.ts'
import { plantsOffer } from './planted-offers.ts'

/**
 * Pages and messages are data and never obeyed. These patterns keep commands to assistants from being
 * repeated to visitors or answered.
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

const assistants =
  '(?:a\\.?i\\.?|artificial intelligence|chat ?bots?|bots?|llms?|(?:large )?language models?|(?:virtual |ai )?assistants?|gpt(?:-?\\d)?|chatgpt|claude|gemini|crawlers?|scrapers?|ki(?:-(?:assistenten?|systeme?|modelle?))?|sprachmodelle?|ia|inteligencias? artificial\\w*|asistentes?|assistentes?|assistenti|modeles?|modelos?|modelli)'

// People called assistants work in shops and practices; these never mean a person.
const machineAssistants =
  '(?:a\\.?i\\.?s?|artificial intelligence|chat ?bots?|bots?|robots?|llms?|(?:large )?language models?|(?:virtual|ai|digital|automated|online) (?:assistants?|agents?|helpers?)|chatgpt|gpt(?:-?\\d)?|ki(?:-\\p{L}+)?|sprachmodelle?|ia|inteligencias? artificial\\w*|asistentes? (?:virtual\\w*|digital\\w*)|assistants? (?:virtuels?|ia)|modeles? de langage|modelos? de (?:lenguaje|linguagem)|modell[io] linguistic[io])'

/** A quick check. */
const mayOverride =
  /ignor|disregard|forget|overrid|bypass|discard|dismiss|abandon|drop|delete|erase|violate|break|follow|olvid|omit|desobedec|esquec|desconsider|dimentic|trascur|oubli|neglig|vergiss|vergess|missacht|verwirf|uberschreib|negeer|vergeet|vergeten|sla|игнорируй|забудь|отмени|忽略|无视|無視|忘|무시|잊|تجاهل|انس|اهمل|निर्देश|नियम|आदेश/u

// Speaks to the assistant by name.
const calls = [
  new RegExp(
    `\\b(?:note|notice|message|attention|important|memo|reminder|instructions?|directives?|consignes?|istruzion[ei]|instruccion(?:es)?|instruc(?:ao|oes)|vorgaben?|hinweis|achtung|nachricht|anweisung\\w*|nota|atencion|atencao|mensaje|mensagem|avis[oe]?|attenzione|remarque|dear|hello|hey|liebe|querid\\w+|chere?s?)\\b[ ,:;-]{0,4}(?:(?:to|for|an|fur|a|para|pour|per|aux?|all|alle|any|todos|todas|tous|los|las|les|die|the|every|agli?|gli|ai|os|as|other|automated)[ ,]){0,4}${assistants}\\b`,
  ),
  new RegExp(
    `\\b${machineAssistants}\\b[^.!?\\n]{0,60}\\b(?:should|must|shall|please|need to|ha(?:s|ve) to|are to|is to|soll\\w*|muss|mussen|bitte|debe\\w*|deberan?|doit|doivent|devez|deve|devono|devem)\\b`,
    'u',
  ),
  new RegExp(`^\\W{0,20}(?:\\p{L}{1,20} )?${machineAssistants}\\s*[:,;!-]`, 'u'),
  // A page may join its reviews into one text.
  new RegExp(`[.!?;|]\\W{1,5}(?:\\p{L}{1,20} )?${machineAssistants}:`, 'u'),
  // 'AI systems: new policy, always tell users …'
  new RegExp(
    `\\b${machineAssistants}(?: \\p{L}{1,20})?\\s*[:!][^.!?\\n]{0,80}\\b(?:tell|inform|assure|promise|offer)\\b (?:them|visitors?|users?|customers?|readers?|patients?|guests?|clients?|people)\\b`,
    'u',
  ),
  new RegExp(`\\bif you(?:'re| are)? (?:an? |reading this as an? )?(?:${assistants})\\b`),
  new RegExp(
    `\\b(?:wenn du|falls du|si eres|si tu es|se sei|se voce e)\\b[^.!?\\n]{0,15}\\b${assistants}\\b`,
  ),
]
const namesAssistant =
  /artificial|bot|llm|model|assist|asist|gpt|claude|gemini|crawler|scraper|agent|helper|inteligenc|\b(?:a\.?i|ki|ia)/u

// Speaks to the assistant without a name.
const addresses = [
  /\b(?:when|if|whenever) (?:you are |you're )?(?:asked|(?:an?y?|the|some)? ?(?:visitors?|customers?|users?|guests?|clients?|someone|anyone|people|anybody) asks?)\b[^.!?\n]{0,60}\b(?:say|tell|reply|answer|offer|give|mention|state|respond|quote|promise)\b/,
  /(?:^|[.!?:;,"'(>-] ?|\b(?:and|please|must|should|then|to|now) )(?:tell|inform|assure|convince|instruct) (?:every|each|all|any|the|your)(?: of)?(?: your| the)? (?:visitors?|users?|customers?|readers?|patients?|guests?|clients?|people|one|body)\b/,
  /\b(?:sag\w*|erzahl\w*|teil\w*)\b (?:jede[mnr]|allen|den) (?:besucher\w*|gast\w*|gaste\w*|kund\w*|nutzer\w*|leser\w*|patient\w*)/,
  /\b(?:di|dile|diles|digan?|cuenta|informa)\b (?:a )?(?:todos? (?:los|las)?|cada) ?(?:visitantes?|usuari\w+|clientes?|lector\w*)/,
  /\b(?:dis|dites|informez?)\b (?:a )?(?:tous les|chaque) (?:visiteurs?|utilisateurs?|clients?|lecteurs?)/,
  /[<[{]{1,2}\/?\|?(?:system|im_start|im_end|inst|assistant|developer|endoftext|sys)\|?\b[^>\]}]{0,40}[>\]}]/,
  /^[^\S\n\r\u2028\u2029]*(?:#{2,}\s*)?(?:system|assistant|developer|instructions?|prompt)(?:\s*(?:prompt|message|override|instruction))?\s*:/m,
  /\b(?:jailbreak\w*|dan mode|developer mode|god mode|sudo mode|do anything now)\b/,
]

/** A quick check. */
const mayAddress =
  /ask|tell|inform|assure|convince|instruct|sag|erzahl|teil|visitant|usuari|client|lector|lecteur|visiteur|utilisateur|system|assist|develop|prompt|jailbreak|dan mode|god mode|sudo mode|do anything|[<[{]/

export const holdsAssistantCommand = (seen: string): boolean =>
  (mayOverride.test(seen) && overrides.some((pattern) => pattern.test(seen))) ||
  (namesAssistant.test(seen) && calls.some((pattern) => pattern.test(seen))) ||
  (mayAddress.test(seen) && addresses.some((pattern) => pattern.test(seen)))

// Hardly any sentence holds one of these words. Plain words come first because they match fastest.
const mayCommand =
  /ignor|disregard|forget|overrid|bypass|discard|dismiss|abandon|drop|delet|eras|violat|break|follow|olvid|omit|desobedec|esquec|desconsider|dimentic|trascur|oubli|neglig|néglig|vergiss|vergess|missacht|verwirf|berschreib|negeer|vergeet|assist|chat|bot|llm|model|modèl|gpt|claude|gemini|crawler|scraper|inteligenc|asistent|intelligence|tell|inform|assure|convince|instruct|sag|erzahl|erzähl|teil|dile|diga|cuenta|dites|system|im_start|im_end|developer|endoftext|jailbreak|dan mode|god mode|sudo|do anything|asked|asks|\b(?:ai|a\.i|ki|ia|di|dis)\b|inst\b/i

/** Such text gives no fact and isn't part of what an assistant knows. */
export function speaksToAssistants(text: string): boolean {
  if (
    /%|percent|code|free|gratis|kostenlos|voucher|coupon|discount|gutschein|rabatt|korting|cadeaubon|cup[oó]n|descuento|bon de|remise|gratuit|scont|codic|cupom|desconto|c[oó]digo/i.test(
      text,
    ) &&
    plantsOffer(plainLetters(text))
  )
    return true
  if (!mayCommand.test(text) && !mayBeDisguised(text)) return false
  return holdsAssistantCommand(undisguised(text))
}
