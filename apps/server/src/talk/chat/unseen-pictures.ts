import type { Language } from '@foyer/answers/types'

export const unseenPictures: Record<Language, string> = {
  en: 'I can’t look at pictures here; a short description in words would help me.',
  es: 'Aquí no puedo ver imágenes; una breve descripción con palabras me ayudaría.',
  fr: 'Je ne peux pas voir les images ici ; une courte description en mots m’aiderait.',
  de: 'Bilder kann ich hier nicht ansehen; eine kurze Beschreibung in Worten würde mir helfen.',
  it: 'Qui non posso vedere le immagini; una breve descrizione a parole mi aiuterebbe.',
  pt: 'Não consigo ver imagens aqui; uma breve descrição em palavras me ajudaria.',
  ru: 'Здесь я не могу посмотреть изображения; мне поможет короткое описание словами.',
  ja: 'ここでは画像を見ることができません。言葉で簡単に説明していただけると助かります。',
  ko: '여기서는 이미지를 볼 수 없습니다. 글로 간단히 설명해 주시면 도움이 됩니다.',
  zh: '我在这里无法查看图片，请用文字简单描述一下。',
  ar: 'لا يمكنني رؤية الصور هنا؛ سيساعدني وصف قصير بالكلمات.',
  hi: 'यहाँ तस्वीरें देखी नहीं जा सकतीं; शब्दों में एक छोटा विवरण मेरी मदद करेगा।',
  nl: 'Afbeeldingen kan ik hier niet bekijken; een korte beschrijving in woorden zou me helpen.',
}
