import type { Language } from '../types.ts'
import { fold } from './fold.ts'
import { stem } from './stem.ts'

// Words that carry no subject. `weak` words are verbs and nouns so general that finding them proves nothing,
// yet they may still order two otherwise equal passages.
const stop: Record<Language, string> = {
  en: `a an the and or but nor so if then than that this these those there here of in on at to for from by with
    without within into onto up out about as is are am was were be been being do does did doing
    done have has had having can could will would shall should may might must i me my mine myself you your yours
    yourself u ur we us our ours he him his she her hers it its they them their theirs who whom whose what which when
    where why how not no yes any some all both each every either neither such own same too very just also only even
    still again ever please pls plz hi hello hey thanks thank ok okay s t d ll re ve m don doesn didn isn aren wasn
    weren won wouldn couldn shouldn hasn haven hadn ain gonna wanna let lets vs etc eg ie per via am anyone anybody
    somebody someone something anything everybody everyone everything one ones else because while during after before
    whats wheres whens hows whos thats im ive youre theyre dont doesnt didnt cant cannot wont isnt arent wasnt
    couldnt wouldnt shouldnt havent hasnt until till since between through against among across upon toward towards`,
  es: `el la los las un una unos unas y e o u pero si no ni que de del a al en con sin por para sobre entre hasta desde
    como cual cuales quien quienes cuando donde cuanto cuanta cuantos cuantas porque pues es son era eran fue ser esta
    estan estaba estar he ha han hay haber yo tu usted ustedes vosotros nosotros ellos ellas ello mi mis tus su sus
    nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras me te se le les lo nos os este esta estos estas
    ese esa esos esas aquel aquella eso esto ya muy mas menos tambien tampoco solo algo alguien algun alguna algunos
    algunas ningun ninguna nada nadie todo toda todos todas otro otra otros otras mismo misma tan tanto hola gracias
    favor porfa vale q k xq x d durante tras ante bajo cada`,
  fr: `le la les l un une des du de d et ou mais si ni ne pas plus que qui quoi dont ou quand comment pourquoi combien
    quel quelle quels quelles a au aux en dans sur sous avec sans pour par vers chez entre jusque depuis est sont etait
    etre suis es sommes etes ai as avons avez ont avoir avait j je tu il elle on nous vous ils elles me m te t se s lui
    leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos ce c cet cette ces ca cela y n qu aussi tres trop
    peu bien tout toute tous toutes autre autres meme memes aucun aucune quelque quelques quelqu rien personne bonjour
    salut merci svp stp oui non est-ce donc alors car lors pendant apres avant`,
  de: `der die das den dem des ein eine einer eines einem einen und oder aber nicht kein keine keinen keiner wenn dann
    als wie wer wen wem wessen was wann wo wohin woher warum wieso wieviel welche welcher welches welchen welchem in im
    an am auf aus bei beim mit ohne von vom zu zum zur nach uber unter vor hinter fur gegen durch um bis seit ab ist
    sind war waren bin bist seid sein wird werden wurde worden habe hast hat haben hatte hatten ich mich mir mein meine
    meinen meiner meinem du dich dir dein deine er ihn ihm sie ihr ihre ihren ihrem ihrer es wir uns unser unsere
    unseren unserem euch euer eure sich man dieser diese dieses diesen diesem jener jede jeder jedes alle alles auch
    nur noch schon sehr mehr so da dort hier denn doch mal eigentlich etwa etwas jemand niemand bitte danke hallo ja
    nein kann kannst konnen konnte konnt darf durfen muss mussen soll sollen will wollen mochte mochten gibt gibts geht
    pro sowie damit dass ob weil wahrend rein hinein
    viel viele vielen ins ans aufs habt gern gerne ware hatte euren ihnen einmal beide beiden`,
  it: `il lo la i gli le l un uno una e ed o ma se non ne di del dello della dei degli delle dell d a al allo alla ai
    agli alle all da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle nell su sul sullo sulla sui
    sugli sulle con senza per tra fra che chi cui quale quali quando dove come perche quanto quanta quanti quante e
    sono era essere sei siamo siete ho hai ha abbiamo avete hanno avere c ce ci vi si mi ti io tu lui lei noi voi loro
    mio mia miei mie tuo tua suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre questo questa
    questi queste quello quella quelli quelle anche solo molto piu meno tutto tutta tutti tutte altro altra altri altre
    qualche qualcosa qualcuno niente nulla nessuno gia ancora poi ciao buongiorno grazie prego favore si no dopo prima
    durante`,
  pt: `o a os as um uma uns umas e ou mas se nao nem que de do da dos das em no na nos nas num numa por pelo pela pelos
    pelas para pra com sem sobre entre ate desde como qual quais quem quando onde quanto quanta quantos quantas porque
    pois e sao era ser esta estao estar foi ha ter tem tenho temos eu tu voce voces ele ela eles elas nos vos me te lhe
    lhes meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas este esta estes estas esse essa
    esses essas aquele aquela isso isto aquilo ja muito mais menos tambem so apenas algo alguem algum alguma alguns
    algumas nenhum nenhuma nada ninguem todo toda todos todas outro outra outros outras mesmo mesma ola oi obrigado
    obrigada favor ao aos durante apos antes depois`,
  ru: `и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня
    еще нет о из ему когда даже ну ли если или ни быть был него до вас вам ваш ваша ваши вашего вашей нибудь опять уж
    там потом себя ничего ей может они тут где есть надо ней для мы тебя их чем была сам чтоб без будто чего раз тоже
    себе под будет ж кто этот того потому этого какой какая какие каком какую совсем ним здесь этом один мой моя мои
    тем чтобы нее были куда зачем всех при два об другой хоть после над больше тот через эти нас про них сколько можно
    который которая которые это эта эту привет здравствуйте спасибо пожалуйста у вас нам наш наша наши`,
  ja: `の は が を に で と も か や へ から まで より です ます でし た だ ある いる する し て ない いい な こと もの これ それ
    あれ この その あの ここ そこ どこ いつ だれ 誰 何 なに なん どの どう どれ いくら ください お 御 ご さん ね よ い ませ ん さ れ
    でしょう 何時 何日 何曜日 いつ どのくらい どれくらい ありますか ありがとう こんにちは はい いいえ ば なら あり でき られ れる`,
  ko: `은 는 이 가 을 를 에 에서 에게 의 로 으로 와 과 도 만 까지 부터 이나 나 그 저 이것 그것 저것 여기 거기 저기 어디 언제
    누구 무엇 뭐 왜 어떻게 얼마 얼마나 몇 어떤 있나요 있어요 있습니까 있습니다 인가요 입니까 입니다 하나요 합니까 해요 되나요 됩니까
    뭐예요 뭔가요 뭐죠 무엇인가요 어떻게되나요 어디예요 언제예요 얼마예요 주세요 좀 안녕하세요 감사합니다 네 아니요 및 또는 그리고 하지만 수`,
  zh: `的 了 吗 呢 吧 啊 是 在 有 我 你 您 他 她 它 们 我们 你们 您们 他们 这 那 这个 那个 这里 那里 哪里 哪儿 哪 什么 谁 怎么
    怎样 如何 多少 几 为什么 和 与 或 及 也 都 就 还 又 几点 多久 多长 多大 多远 几天 何时 什么时候 不 没 没有 很 太 要 会 能 可以 可 请 请问 谢谢 你好 您好 个 把 被 对 给 到
    从 上 下 中 一 一个 吗 么 之 于 以 而 但 如果 因为 所以 想 是否 有没有`,
  ar: `في من على الى عن مع هذا هذه ذلك تلك التي الذي الذين هو هي هم نحن انا انت انتم كم كيف متى اين ما ماذا من هل لماذا
    اي و او ثم لكن اذا ان كان كانت يكون هناك لا نعم لم لن ليس قد كل بعض غير بين عند حتى منذ خلال بعد قبل لي لك له لها
    لنا لكم لهم به بها فيه فيها لديكم لدي لديك يمكن يمكنني ممكن فضلك شكرا مرحبا السلام عليكم`,
  hi: `का के की को में से पर है हैं था थी थे हो होना और या लेकिन अगर तो भी ही नहीं न हाँ जी मैं मुझे मेरा मेरी मेरे हम हमें
    हमारा आप आपका आपकी आपके वह वे यह ये इस उस इन उन जो कि क्या कौन कब कहाँ कहां क्यों कैसे कितना कितनी कितने किस एक लिए साथ
    तक कर करना करते करती कृपया धन्यवाद नमस्ते सकता सकते सकती हूँ रहा रही रहे कोई कुछ सब`,
  nl: `de het een en of maar niet geen dat die dit deze als dan wat wie waar wanneer waarom hoe hoeveel welk welke in op aan
    van met voor naar uit bij door over onder tot tegen tussen om te is zijn was waren ben bent wordt worden word werd
    geworden heb hebt heeft hebben had hadden ik me mij mijn je jij jou jouw jullie u uw hij hem zij ze haar hun wij we ons
    onze er hier daar daarvoor hiervoor ervoor ermee erbij daarbij waarvoor waarmee ook nog al wel zo nu eens even toch
    want dus omdat terwijl tijdens e zonder binnen iets iemand niemand niets alle alles elk elke ieder iedere andere ander
    zelf zich men kan kun kunt kunnen kon mag mogen moet moeten zal zullen zou zouden wil wilt willen hoi hallo dag bedankt
    dank alsjeblieft alstublieft graag ja nee per via sinds vanaf zodat s n t heel erg veel meer meest gaat gaan ga doe
    doet doen deed eigenlijk misschien aub svp toe af weer teveel beide`,
}

const weak: Record<Language, string> = {
  en: `get got give gives given go goes going come comes take takes taken make makes made need needs want wants like
    know tell say says offer offers provide provides available possible able allow allowed use used using bring look
    looking find want wish would help helps happen happens work works thing things way ways kind kinds sort lot lots
    much many more most less few really actually currently now usually generally normally exactly ask question
    questions wondering info information details detail full set put keep own have accept accepts buy bought buying purchase purchased held hold happen place back occur occurs occurred
    suitable friendly ok fine good best better appropriate under over above below
    people person persons anywhere somewhere located called named known considered become became include includes contain contains consist consists`,
  es: `tener tiene tienen tengo tenemos teneis hacer hace hacen haceis puedo puede pueden podria podeis poder quiero
    quiere quisiera querer dar da das dais dan doy necesito necesita saber decir dime ofrecer ofrece ofreceis ofrecen usar
    disponible posible vosotros informacion cosa cosas tipo forma manera ahora normalmente encarga encargan pasa pasar
    ir venir poner coger llevar ocurre ocurrir sucede suceder voy vamos vas van`,
  fr: `faire fait faites font peux peut pouvez peuvent pouvoir puis veux voulez voudrais vouloir aimerais donner
    besoin savoir dire offrir offrez proposer proposez proposent disponible possible utiliser information
    informations chose choses type sorte maintenant normalement faut occupe occuper prevoir passe passer aller venir
    prendre mettre trouver avoir arrive`,
  de: `machen macht bieten bietet anbieten nehmen nimmt geben wissen sagen brauche brauchen benotigen verfugbar moglich
    nutzen information informationen ding dinge art weise jetzt normalerweise liegt kommen komme kommt gehen finde
    finden bekommen bekomme bekommt passiert lassen steht kummert zustandig muss bringen mitbringen leisten holen
    stattfinden findet statt nehmt kriegen kriege erhalten geschieht`,
  it: `fare fa fate fanno posso puo potete possono potrei potere voglio vorrei volere dare bisogno sapere dire offrire
    offrite offrono disponibile possibile usare informazioni cosa cose tipo modo adesso ora normalmente serve`,
  pt: `fazer faz fazem posso pode podem poderia poder quero queria gostaria querer dar preciso saber dizer oferecer
    oferece oferecem disponivel possivel usar informacao informacoes coisa coisas tipo forma agora normalmente`,
  ru: `можете могу могут мочь хочу хотел хотела нужно нужен знать сказать скажите предлагаете предлагать делать делаете
    доступно возможно использовать информация вещь сейчас обычно имеется`,
  ja: `できます できる 教え 知り 提供 利用 可能 情報 場合 時 方 よう`,
  ko: `할 수 있다 가능 제공 정보 이용 알려 알고 싶어요 싶습니다 경우`,
  zh: `提供 知道 告诉 信息 情况 使用 需要 可能 现在`,
  ar: `تقدمون تقدم اريد ارغب احتاج معلومات استخدام متاح ممكن الان`,
  hi: `चाहिए चाहता चाहती बताएं बताइए जानकारी उपलब्ध संभव उपयोग देते देना अभी मिल`,
  nl: `maken maakt bieden biedt aanbieden nemen neemt geven geeft weten zeggen zeg vertellen nodig heb beschikbaar
    mogelijk gebruiken informatie info ding dingen manier soort nu normaal gesproken normaliter komen kom komt vind vinden
    vindt krijgen krijg krijgt gebeurt laten staat meenemen meebrengen brengen halen kijken zien plaatsvinden plaats werkt
    werken regelen bedraagt bedragen zit zitten ligt liggen vraag vragen wens mogelijkheid mogelijkheden`,
}

const setsOf = (lists: Record<Language, string>) =>
  new Map(
    Object.entries(lists).map(([language, words]) => [
      language as Language,
      new Set(words.split(/\s+/).filter(Boolean).map(fold)),
    ]),
  )

const stopSets = setsOf(stop)
const weakSets = setsOf(weak)

// What is written in hiragana alone is grammar, but for a few words that the lexicon knows.
const hiraganaOnly = /^[\p{Script=Hiragana}ー]+$/u

export function isStopWord(folded: string, language: Language): boolean {
  if (stopSets.get(language)!.has(folded)) return true
  return language === 'ja' && folded !== 'いくら' && hiraganaOnly.test(folded)
}
export const isWeakWord = (folded: string, language: Language) => weakSets.get(language)!.has(folded)

let weakStems: Set<string> | null = null

/** Another form of an English weak word: 'bringing' is as weak as 'bring'. */
export function isWeakForm(folded: string, language: Language): boolean {
  if (language !== 'en' || folded.length < 4 || !/(?:ing|ed|s)$/.test(folded)) return false
  weakStems ??= new Set(
    [...weakSets.get('en')!].filter((word) => word.length > 2).map((word) => stem(word, 'en')),
  )
  return weakStems.has(stem(folded, 'en'))
}

const small = new Map<Language, string[]>()

/** Words of four letters and more that carry no subject; they are mistyped as often as any. */
export function smallWords(language: Language): readonly string[] {
  let known = small.get(language)
  if (!known) {
    known = [...stopSets.get(language)!, ...weakSets.get(language)!].filter((word) => word.length >= 4)
    small.set(language, known)
  }
  return known
}
