import { fold } from '../language/fold.ts'

/** What people also write to an assistant, and what no site answers. */
export type Chatter = 'nod' | 'laugh' | 'fond' | 'joke' | 'insult'

// One line for each language, in the order of `languages`.
const said: Record<Chatter, readonly string[]> = {
  nod: [
    "(?:ok(?:ay)?|k|alright|all right|right|got it|i see|i understand|understood|cool|great|nice|perfect|good|fine|sounds good|good to know|sure|yes|yeah|yep|yup|yes please|no|nope|nah|not (?:really|now|yet)|that(?:'s| is|s) (?:all|it|everything)(?: for now)?|nothing(?: else)?|no more questions|i(?:'m| am|m) (?:good|fine)|never ?mind|maybe|hm+|oh|ah|aha|wow)(?:[ ,]+(?:thanks?|thank you|thx|cheers))?",
    '(?:vale|de acuerdo|entendido|perfecto|si|si claro|si por favor|claro|no|nada|nada mas|eso es todo)(?:[ ,]+gracias)?',
    "(?:d'accord|ca marche|tres bien|parfait|oui|oui s'il (?:vous|te) plait|non|rien|c'est tout|ca va)(?:[ ,]+merci)?",
    "(?:alles klar|verstanden|gut|prima|super|ja|ja bitte|ja gerne?|jo|nein|nee?|nichts|das war(?:'s|s| es| alles)|passt schon)(?:[ ,]+danke)?",
    '(?:va bene|capito|perfetto|si|no|niente|niente altro|basta cosi)(?:[ ,]+grazie)?',
    '(?:tudo bem|entendi|perfeito|sim|nao|nada|nada mais|so isso|e so isso)(?:[ ,]+obrigad[oa])?',
    '(?:ок|хорошо|понятно|ясно|да|нет|ага|угу|ничего|это все)(?:[ ,]+спасибо)?',
    'わかりました|分かりました|了解(?:です|しました)?|はい|いいえ|うん|大丈夫です|結構です',
    '알겠습니다|알겠어요|네|예|아니요?|아니오|괜찮(?:아요|습니다)',
    '好的?|明白了?|知道了|是的?|对|嗯+|不是|不用了?|不需要|没有了?|(?:不用|没有)了?[ ,，]?谢谢',
    '(?:حسنا|تمام|نعم|لا|لا شيء)(?:[ ,،]+شكرا)?',
    '(?:ठीक है|अच्छा|हाँ|हां|जी|जी हाँ|जी हां|नहीं|जी नहीं|कुछ नहीं)(?:[ ,]+धन्यवाद)?',
    "(?:oke|okee|duidelijk|begrepen|prima|top|fijn|mooi|goed|ja|ja (?:graag|hoor)|jawel|nee|neen|niets|laat maar|dat (?:is|was) (?:alles|het)|dat was 'm)(?:[ ,]+(?:bedankt|dank (?:je|u)(?: wel)?|dankjewel|dankuwel))?",
  ],
  laugh: [
    "lo+l|lmf?ao|rofl|a?(?:ha){2,}h?|(?:he){2,}|(?:hi){2,}|xd+|(?:that(?:'s| is|s) |so |very ){0,2}funny",
    '(?:ja){2,}j?|que (?:gracioso|divertido)',
    'mdr+|ptdr|trop drole',
    'lustig|(?:das ist |sehr ){0,2}lustig|witzig',
    'che ridere|divertente',
    'k{3,}|(?:rs){2,}|que engracado',
    '(?:ха){2,}|хе(?:хе)+|смешно',
    '笑|草|w{3,}|(?:はは)+|おもしろい|面白い',
    'ㅋ+|ㅎ+|하하+|웃기다|웃겨요?',
    '哈+|呵呵+|嘻嘻+',
    'ه{3,}|مضحك',
    '(?:हा){2,}|मज़ेदार',
    '(?:dat is |heel |erg ){0,2}grappig',
  ],
  fond: [
    "i (?:really )?(?:love|like|adore) (?:you|u)(?: so much| very much| too)?|love (?:you|u)|(?:will you )?marry me|(?:you(?:'re| are|r)|ur) (?:so |very |really )?(?:great|awesome|amazing|the best|cute|sweet|nice|lovely|funny|smart|clever|helpful|brilliant|wonderful|cool)|good bot|well done",
    '(?:yo )?te (?:quiero|amo|adoro)(?: mucho)?|casate conmigo|eres (?:muy |el |la )?(?:genial|mejor|simpatic[oa]|list[oa]|guap[oa]|amable)|bien hecho',
    "je t'(?:aime|adore)(?: beaucoup)?|epouse[- ]moi|tu es (?:trop |tres |le |la )?(?:geniale?|super|gentil(?:le)?|mignon(?:ne)?|drole|meilleure?)|bravo",
    'ich (?:liebe|mag) dich(?: so| sehr)?|ich habe? dich lieb|heirate mich|du bist (?:so |echt |sehr |der |die )?(?:toll|super|lieb|nett|suss|klasse|beste|lustig|schlau|cool)|gut gemacht',
    'ti (?:amo|adoro|voglio bene)|sposami|sei (?:molto |il |la )?(?:brav[oa]|simpatic[oa]|fantastic[oa]|migliore|gentile|carin[oa])|bravissim[oa]',
    '(?:eu )?te (?:amo|adoro)|(?:eu )?(?:amo|adoro)(?:-te| voce)|casa comigo|voce e (?:muito |o |a )?(?:legal|incrivel|otim[oa]|melhor|fof[oa]|querid[oa])|muito bem',
    '(?:я )?(?:тебя|вас) (?:люблю|обожаю)|(?:я )?люблю тебя|ты (?:лучший|лучшая|классный|классная|молодец|супер|крутой|крутая)|молодец',
    '(?:あなたが)?(?:大好き|愛してる|愛してます|好き)(?:です|だよ|よ)?|すごい(?:ですね|ね)?',
    '사랑해요?|좋아해요?|최고(?:야|예요|에요)?',
    '我(?:爱|喜欢)你|你(?:真|太|很)(?:好|棒|聪明|可爱)了?|真棒',
    '(?:انا )?احبك(?: جدا)?|انت (?:رائع|ذكي|لطيف)(?: جدا)?|احسنت',
    'मैं (?:तुमसे|आपसे) प्यार (?:करता|करती) हूँ|आई लव यू|(?:बहुत )?बढ़िया|शाबाश',
    'ik (?:hou|houd) van (?:je|jou|u)|trouw met me|(?:je|jij|u) bent? (?:zo |echt |heel |de )?(?:leuk|lief|geweldig|tof|top|beste|grappig|slim|aardig)|goed gedaan',
  ],
  joke: [
    '(?:(?:can|could|will|would) you |please |pls ){0,2}(?:tell|give|say)(?: me| us)? (?:a|another|some|one more) (?:(?:good|funny|dad) )?(?:jokes?|story)(?: please| pls)?|do you know (?:any|a|some)(?: good)? jokes?|(?:got )?any jokes|make me laugh|sing(?: me)? a song',
    '(?:cuentame|cuenta|dime)(?: un| otro| algun)? (?:chiste|cuento)(?: por favor)?|hazme reir|(?:te )?sabes (?:un|algun) chiste',
    'raconte(?:z)?(?:[- ]moi)? une (?:blague|histoire)(?: drole)?|fais[- ]moi rire|tu connais une blague',
    "(?:erzahle?|sag)(?: mir| uns)?(?: mal| doch)?(?: bitte)? (?:einen|nen|'nen) witz(?: bitte)?|kennst du (?:einen|nen) witz|kennst du witze|kannst du (?:mir |uns )?(?:einen witz|witze) erzahlen|bring mich zum lachen",
    '(?:raccontami|racconta|dimmi|fammi) una (?:barzelletta|battuta|storia)|fammi ridere',
    '(?:me )?(?:conte|conta)(?:-me)? uma (?:piada|historia)|me faca rir',
    'расскажи(?:те)?(?: мне)? (?:анекдот|шутку|сказку)|пошути(?:те)?',
    '(?:冗談|ジョーク)を?(?:言って|話して)(?:ください)?|(?:何か)?面白い(?:話|こと)を?(?:して|言って)(?:ください)?',
    '농담(?:을)? ?(?:하나 ?)?해 ?줘?요?|재미있는 이야기 ?해 ?줘요?',
    '(?:请)?(?:给我)?(?:讲|说)一?个(?:笑话|故事)吧?',
    '(?:احكي?|قل|اخبرني)(?: لي)? نكته',
    '(?:मुझे )?(?:एक )?(?:चुटकुला|जोक|कहानी) (?:सुनाओ|सुनाइए|सुनाएं)',
    '(?:vertel|zeg)(?: me| mij| ons)?(?: eens| even)? een (?:mop|grap|grapje|verhaal)(?: alsjeblieft| aub)?|(?:ken|weet) je een (?:goede )?(?:mop|grap)|kun je (?:me |mij )?een (?:mop|grap) vertellen|maak me aan het lachen',
  ],
  insult: [
    "(?:(?:you(?:'re| are|r)?|u are|u r|ur|this(?: bot| thing| chat| chatbot)?|that)(?:'s| is)? )?(?:(?:so|really|such|just|very|absolutely|completely|totally|fucking|bloody|a|an) ){0,4}(?:stupid|dumb|useless|idiot|idiotic|moron|worthless|pathetic|hopeless)(?: (?:bot|robot|machine|chatbot|idiot|thing|ai))?|(?:you(?:'re| are)?|this(?: bot| thing| chat| chatbot)?)(?:'s| is)? (?:(?:so|really|just|very|absolutely|fucking|bloody) ){0,3}(?:rubbish|crap|shit|garbage|trash|terrible|awful|annoying|bad|horrible|ugly|no help|not (?:very |at all )?helpful|a waste of time)|(?:fuck|screw|damn)(?: (?:you|u|off|this|it))?|shit|crap|wtf|shut up|(?:you|this) sucks?|i hate (?:you|this)|go to hell|asshole|bitch|bastard",
    '(?:eres|sois|es) (?:(?:un|una|muy|tan) ){0,2}(?:tont[oa]|estupid[oa]|inutil|idiota|imbecil|basura|mierda|mal[oa])|(?:que )?(?:tont[oa]|estupid[oa]|inutil|idiota|imbecil|mierda)|vete a la mierda|callate|te odio|no sirves para nada',
    "(?:tu es|t'es|vous etes|c'est) (?:(?:un|une|vraiment|trop|tres|si) ){0,2}(?:nul(?:le)?|stupide|idiote?|inutile|con(?:ne)?|bete|debile|de la merde)|idiote?|imbecile|merde|connard|ta gueule|va te faire foutre|tais-toi|je te deteste",
    '(?:du bist|sie sind|ihr seid|das ist|der bot ist) (?:(?:so|echt|total|einfach|ein|eine|ziemlich|voll|ja) ){0,3}(?:dumm|doof|blod|bloed|nutzlos|idiot|scheisse|schlecht|unfahig|trottel|depp|mull|arschloch)|(?:dummer?|bloder?|doofer?|nutzloser?) (?:bot|maschine|roboter)|idiot|trottel|arschloch|scheisse|halt (?:die klappe|den mund|dein maul)|fick dich|leck mich|ich hasse dich',
    '(?:sei|siete|e) (?:(?:un|una|proprio|molto|cosi) ){0,2}(?:stupid[oa]|inutile|idiota|scem[oa]|cretin[oa]|pessim[oa])|stupid[oa]|idiota|scem[oa]|cretin[oa]|stronz[oa]|merda|vaffanculo|stai zitt[oa]|ti odio|non servi a niente',
    '(?:voce e|tu es|isso e) (?:(?:um|uma|muito|tao) ){0,2}(?:burr[oa]|estupid[oa]|inutil|idiota|lixo|pessim[oa]|horrivel)|burr[oa]|estupid[oa]|idiota|merda|cala a boca|(?:eu )?te odeio|vai se foder|nao serve para nada',
    '(?:ты|вы) (?:такой |такая |просто |очень )?(?:тупой|тупая|тупые|глупый|глупая|дурак|дура|идиот|бесполезный|бесполезная|ужасный)|дурак|дура|идиот|тупой(?: бот)?|заткнись|отстой|иди (?:к черту|на хуй|нахуй)|я тебя ненавижу',
    '(?:お前は?|あなたは?)?(?:バカ|ばか|馬鹿|アホ|あほ|役立たず|使えない)(?:ですね|だね|だな|だ|ね|な)?|死ね|うるさい|黙れ|くそ|クソ|大嫌い',
    '(?:너는? |넌 )?(?:바보|멍청이|멍청해|멍청하네|쓸모 ?없어|쓸모 ?없네)(?:야|요)?|닥쳐|꺼져|씨발|시발|너 싫어',
    '你?(?:真|太|很|好)?(?:笨|蠢|傻|没用|垃圾)(?:了|啊|死了)?|(?:你是)?(?:个)?(?:笨蛋|白痴|傻瓜|傻逼|蠢货)|闭嘴|滚(?:开|蛋)?|我(?:恨|讨厌)你',
    '(?:انت )?(?:غبي|احمق|حمار|سيئ|عديم الفائدة)(?: جدا)?|لا فائدة منك|اخرس|اكرهك',
    '(?:तुम|आप|तू) (?:बहुत |बिल्कुल )?(?:बेवकूफ|मूर्ख|बेकार|गधे|गधा)(?: (?:हो|हैं|है))?|बेवकूफ|मूर्ख|चुप रहो|बकवास',
    '(?:je|jij|u|dit|dat|deze bot|de bot) (?:bent|ben|is) (?:(?:zo|echt|heel|gewoon|een|erg|wel) ){0,3}(?:dom|stom|nutteloos|waardeloos|idioot|slecht|sukkel|rotzooi|klote|kut)|(?:domme|stomme|waardeloze) (?:bot|robot|machine)|idioot|sukkel|klootzak|hou je (?:mond|bek|kop)|rot op|ik haat je|wat een onzin',
  ],
}

const complaint = new RegExp(
  asFolded(
    [
      "\\b(?:i|we|i'd|we'd|my|our)\\b.{0,40}\\bcomplain(?:t|ts|ing)?\\b|^\\W*(?:an? |formal )?complaint\\W*$|\\bi(?:'m| am|m) (?:very |so |really |extremely )?(?:unhappy|angry|disappointed|dissatisfied|furious)\\b",
      '\\b(?:quejarme|una queja|mi queja|una reclamacion|reclamar)\\b',
      '\\b(?:me plaindre|une plainte|ma plainte|une reclamation)\\b',
      '\\b(?:beschweren|beschwerde|reklamieren|reklamation)\\b',
      '\\b(?:un reclamo|lamentarmi|una lamentela)\\b',
      '\\b(?:uma reclamacao|quero reclamar|uma queixa)\\b',
      'пожаловаться|жалоб[ау]',
      '苦情|クレームを',
      '불만이|항의하|컴플레인',
      '(?:要|想)投诉',
      'تقديم شكوى|اشتكي',
      'शिकायत कर',
      '\\b(?:klacht (?:indienen|melden)|een klacht|mijn klacht|(?:wil|wilde|willen) (?:me |mij |ons )?(?:beklagen|klagen))\\b',
    ].join('|'),
  ),
  'u',
)

const longestComplaint = 120

/** Somebody is unhappy and says so; asked how to complain, the site may tell. */
export const isComplaint = (message: string): boolean =>
  message.length <= longestComplaint && !/[?？؟]/.test(message) && complaint.test(fold(message))

/** The letters as messages are compared; the signs of a pattern are plain ones and stay. */
export function asFolded(pattern: string): string {
  return pattern.replace(/[^ -~]+/g, fold)
}

export const chatterIn = (Object.keys(said) as Chatter[]).map(
  (kind) => [asFolded(said[kind].join('|')), kind] as const,
)
