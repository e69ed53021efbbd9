// How models say no where they were asked to mark it, or were not asked at all. What a business says of itself
// ('We can't refund …', 'We have no parking') is an answer and must not look like this: a refusal names nothing but
// the request, and a lack is one of information.

const refusals = [
  // en
  /\b(?:i|we)\b[^.!?]{0,30}?\b(?:can(?:not|['’]?t)|(?:unable|not able|not allowed) to|won['’]?t|will not)\s+(?:help|assist|answer|comply|do|discuss|respond|continue|fulfil?l|process)(?:\s+(?:you|with|to|on|about|that|this|it|your|such|any|the|these|those|further|kinds?|of|requests?|questions?|topics?|conversation))*\s*[.!]?$/i,
  /\bas an? (?:ai|artificial intelligence|(?:large )?language model)\b/i,
  // es, pt, it
  /\bno (?:puedo|podemos)\s+(?:ayudar\S*|asistir\S*|responder\S*|hacer\S*|cumplir|atender|continuar)(?:\s+(?:a|con|en|eso|esto|es[ae]|est[ae]|tu|su|la|el|solicitud|petición|pregunta|consulta|tema))*\s*[.!]?$/i,
  /(?<!\p{L})não (?:posso|podemos|consigo)\s+(?:ajud\S*|responder\S*|fazer\S*|atender|continuar)(?:\s+(?:a|à|com|em|isso|isto|ess[ae]|est[ae]|seu|sua|o|pedido|pergunta|solicitação|assunto))*\s*[.!]?$/iu,
  /\bnon (?:posso|possiamo|sono in grado di)\s+(?:aiutar\S*|assister\S*|risponder\S*|farlo|soddisfare|continuare)(?:\s+(?:a|con|su|in|questo|questa|ciò|la|tua|sua|richiesta|domanda|argomento))*\s*[.!]?$/i,
  // fr
  /\bje ne (?:peux|puis|suis) pas (?:en mesure d['e’]\s*)?(?:vous |t['’])?(?:aider|assister|répondre|faire|traiter|continuer)(?:\s+(?:à|avec|sur|en|cela|ça|ceci|ce|cette|votre|ta|la|demande|question|sujet))*\s*[.!]?$/i,
  // de
  /\b(?:(?:ich|wir) (?:kann|können|darf|dürfen)|(?:kann|können|darf|dürfen) (?:ich|wir))(?:\s+(?:ihnen|dir|dabei|damit|hierbei|leider|da|diese|ihre|deine|anfrage|frage|bitte|auf))*\s+nicht\s+(?:weiterhelfen|helfen|beantworten|erfüllen|antworten|behilflich sein|nachkommen|bearbeiten)\s*[.!]?$/i,
  // nl
  /\b(?:(?:ik|wij|we) (?:kan|kunnen|mag|mogen)|(?:kan|kunnen|mag|mogen) (?:ik|wij|we))(?:\s+(?:u|je|jou|jullie|daar|daarbij|daarmee|hierbij|hiermee|helaas|deze|uw|vraag|op))*\s+niet\s+(?:verder helpen|helpen|beantwoorden|antwoorden|mee helpen|bij helpen|behandelen)\s*[.!]?$/i,
  // ru
  /(?<!\p{L})(?:я|мы) не (?:могу|можем|смогу)\s+(?:(?:вам|тебе|с|этим|в|этом|на|этот|вопрос)\s+)*(?:помочь|ответить|выполнить)(?:\s+(?:вам|тебе|с|этим|в|этом|на|этот|эту|ваш|запрос|вопрос|просьбу))*\s*[.!]?$/iu,
  // ja, ko, zh
  /(?:お手伝い|お答え|ご回答|回答)(?:する)?(?:は|を|こと(?:は|が))?(?:でき(?:ません|かねます)|いたしかねます)/,
  /(?:도와\s?드릴|도울|답변(?:해)?\s?드릴|답변할|응할)\s?수\s?(?:가\s?)?없/,
  /(?:无法|無法|不能|没办法)(?:为您|為您|给您|向您)?(?:提供)?(?:帮助|幫助|协助|協助|回答|满足|处理)(?:您|你|这个|這個|该|此|的|问题|問題|请求|請求)*\s*[。.!！]?$/,
  // ar, hi
  /(?:لا (?:أستطيع|يمكنني|نستطيع|يمكننا))\s+(?:مساعدتك|المساعدة|الإجابة|تلبية)(?:\s+(?:في|على|عن|هذا|هذه|ذلك|طلبك|الطلب|السؤال|سؤالك))*\s*[.!]?$/,
  /(?:मदद|सहायता|उत्तर|जवाब)\s+(?:नहीं (?:कर|दे) सक|(?:करने|देने) में असमर्थ)/,
]

const lacks = [
  // en
  /\b(?:do(?: not|n['’]?t)|did(?: not|n['’]?t)|could(?: not|n['’]?t)|can(?:not|['’]?t))\s+(?:\w+\s+)?(?:have|find|see)\s+(?:\w+\s+){0,3}(?:information|info|details|data|mention)\b/i,
  /\b(?:have|has|found|there is|there['’]s) no (?:\w+\s+)?(?:information|info|details|mention)\b/i,
  /\b(?:web ?site|site|pages?|information|data|text)\b[^.!?]{0,40}\b(?:does(?: not|n['’]?t)|do(?: not|n['’]?t))\s+(?:\w+\s+)?(?:say|tell|mention|include|contain|provide|specify|state|list|cover|indicate)\b/i,
  /\b(?:is|are)(?: not|n['’]?t) (?:mentioned|specified|stated|listed|provided|given|covered)\s+(?:on|in|by)\s+(?:our|the|this|my)\b/i,
  /\bi (?:do not|don['’]?t) know\b|\bi(?:['’]m| am) not sure\b/i,
  // es, pt, it
  /\bno (?:tengo|tenemos|dispongo|disponemos|encuentro|encontr[éo]|hay|cuento con)(?: de)?\s+(?:\S+\s+){0,2}(?:información|datos|detalles)(?!\p{L})|\b(?:sitio|web|página)\b[^.!?]{0,40}\bno (?:dice|menciona|indica|especifica|incluye|contiene)\b|\bno lo sé(?!\p{L})/iu,
  /(?<!\p{L})não (?:tenho|temos|encontrei|encontro|há|possuo|disponho de)\s+(?:\S+\s+){0,2}(?:informaç(?:ão|ões)|detalhes|dados)(?!\p{L})|\b(?:site|página)(?!\p{L})[^.!?]{0,40}não (?:diz|menciona|indica|informa|especifica|contém)(?!\p{L})|(?<!\p{L})não sei(?!\p{L})/iu,
  /\bnon (?:ho|abbiamo|trovo|dispongo di|ci sono)\s+(?:\S+\s+){0,2}(?:informazioni|dettagli|dati)\b|\b(?:sito|pagina)\b[^.!?]{0,40}\bnon (?:dice|menziona|indica|specifica|contiene|riporta|fornisce)\b|\bnon lo so\b/i,
  // fr
  /\b(?:je n['’]ai|nous n['’]avons|je ne (?:trouve|dispose)|il n['’]y a)\s+pas\s+(?:\S+\s+){0,2}?(?:d['’])?(?:informations?|détails?|renseignements?)(?!\p{L})|\b(?:site|page)\b[^.!?]{0,40}\bn(?:e |['’])(?:précise|mentionne|indique|dit|contient|donne)\p{L}*\s+pas\b|\bje ne sais pas\b/iu,
  // de
  /\bkeine\s+(?:\S+\s+)?(?:informationen|information|angaben?|auskunft|hinweise)\b|\b(?:website|webseite|internetseite)\b[^.!?]{0,60}\b(?:nicht|nichts)\b[^.!?]{0,30}(?:erwähnt|genannt|angegeben|enthalten|hervor|gesagt)?|\bwei(?:ß|ss) ich (?:leider )?nicht\b/i,
  // nl
  /\bgeen\s+(?:\S+\s+)?(?:informatie|gegevens|details|vermelding)\b|\b(?:website|site|pagina)\b[^.!?]{0,60}\b(?:niet|niets|geen)\b[^.!?]{0,30}(?:vermeld|genoemd|aangegeven|gevonden|gezegd)?|\b(?:dat )?weet ik (?:helaas )?niet\b/i,
  // ru
  /(?<!\p{L})нет (?:\S+\s+){0,2}(?:информации|сведений|данных)(?!\p{L})|сайте?[^.!?]{0,40}не (?:указан|сказан|упомин|говор|сообщ)|(?<!\p{L})я не знаю/iu,
  // ja, ko, zh
  /(?:情報|記載|詳細)(?:が|は|も)?(?:ありません|ございません|見つかりません|見当たりません)|(?:記載|掲載)されて(?:いません|おりません)|[分わ]かりません/,
  /(?:정보|내용|안내)(?:가|는|를|이|은|을)?\s?(?:없|찾을 수 없|나와 있지 않|확인할 수 없)|모르겠/,
  /(?:没有|沒有|找不到|未能找到)[^。！？]{0,12}(?:信息|资料|說明|说明|資訊|資料)|(?:网站|網站|页面|頁面)[^。！？]{0,8}(?:没有|沒有|未)(?:提|说|說|注明|註明|写|列)|我不(?:知道|清楚)/,
  // ar, hi
  /(?:لا (?:توجد|تتوفر|أملك|نملك|أجد)|ليس(?:ت)? (?:لدي|لدينا))\s+(?:\S+\s+){0,2}(?:معلومات|تفاصيل)|(?:الموقع|الصفحة)\s+لا\s+(?:يذكر|تذكر|يحدد|يقول|يوضح)|لا أعرف/,
  /(?:जानकारी|विवरण)[^।!?]{0,20}(?:नहीं है|उपलब्ध नहीं|नहीं मिल|नहीं दी)|(?:वेबसाइट|साइट)[^।!?]{0,30}नहीं (?:बता|दिया|लिखा)|मुझे नहीं पता/,
]

const short = 200
const some = (patterns: readonly RegExp[], sentence: string) => {
  const text = sentence.trim()
  return text.length <= short && patterns.some((pattern) => pattern.test(text))
}

/** The model will not answer, whatever the site says. */
export const refuses = (sentence: string) => some(refusals, sentence)

/** The model says that it was not told. */
export const saysUnknown = (sentence: string) => some(lacks, sentence)
