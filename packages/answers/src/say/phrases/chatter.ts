import type { Chatter } from '../../small-talk/chatter.ts'
import type { Language } from '../../types.ts'

/** What is said to what is no question. `{name}` is filled in. */
export type ChatterPhrases = Record<Chatter | 'sorry', string>

export const chatterPhrases: Record<Language, ChatterPhrases> = {
  en: {
    nod: 'All right. If there is anything else you would like to know, just ask.',
    laugh: 'Good to see you smile! What else would you like to know about {name}?',
    fond: 'That is kind of you, thank you! Is there anything about {name} I can help with?',
    joke: 'I am better at questions about {name} than at that. What would you like to know?',
    insult: 'I am sorry if I was no help. Tell me what you would like to know and I will look again.',
    sorry: 'I am sorry to hear that.',
  },
  es: {
    nod: 'De acuerdo. Si desea saber algo más, pregunte.',
    laugh: '¡Me alegra verle de buen humor! ¿Qué más desea saber sobre {name}?',
    fond: '¡Muy amable, gracias! ¿Puedo ayudarle con algo sobre {name}?',
    joke: 'Se me dan mejor las preguntas sobre {name}. ¿Qué desea saber?',
    insult: 'Siento no haber sido de ayuda. Dígame qué desea saber y lo busco de nuevo.',
    sorry: 'Siento mucho oír eso.',
  },
  fr: {
    nod: "D'accord. Si vous souhaitez savoir autre chose, n'hésitez pas.",
    laugh: 'Ravi de vous voir de bonne humeur ! Que souhaitez-vous savoir d’autre sur {name} ?',
    fond: 'C’est très gentil, merci ! Puis-je vous aider au sujet de {name} ?',
    joke: 'Je suis plus doué pour les questions sur {name}. Que souhaitez-vous savoir ?',
    insult:
      'Je suis désolé de ne pas vous avoir aidé. Dites-moi ce que vous souhaitez savoir et je chercherai à nouveau.',
    sorry: 'Je suis désolé de l’apprendre.',
  },
  de: {
    nod: 'Alles klar. Wenn Sie noch etwas wissen möchten, fragen Sie einfach.',
    laugh: 'Schön, dass Sie gut gelaunt sind! Was möchten Sie noch über {name} wissen?',
    fond: 'Das ist lieb, vielen Dank! Kann ich Ihnen bei etwas zu {name} helfen?',
    joke: 'Fragen zu {name} liegen mir mehr. Was möchten Sie wissen?',
    insult:
      'Es tut mir leid, wenn ich keine Hilfe war. Sagen Sie mir, was Sie wissen möchten, dann sehe ich noch einmal nach.',
    sorry: 'Das tut mir leid.',
  },
  it: {
    nod: 'Va bene. Se desidera sapere altro, chieda pure.',
    laugh: 'Che bello vederla di buon umore! Cos’altro desidera sapere su {name}?',
    fond: 'Molto gentile, grazie! Posso aiutarla con qualcosa su {name}?',
    joke: 'Me la cavo meglio con le domande su {name}. Che cosa desidera sapere?',
    insult: 'Mi dispiace di non essere stato d’aiuto. Mi dica che cosa desidera sapere e cercherò di nuovo.',
    sorry: 'Mi dispiace molto.',
  },
  pt: {
    nod: 'Tudo bem. Se quiser saber mais alguma coisa, é só perguntar.',
    laugh: 'Que bom vê-lo de bom humor! O que mais deseja saber sobre {name}?',
    fond: 'Muito gentil, obrigado! Posso ajudar com algo sobre {name}?',
    joke: 'Saio-me melhor com perguntas sobre {name}. O que deseja saber?',
    insult: 'Lamento não ter ajudado. Diga-me o que deseja saber e procuro de novo.',
    sorry: 'Lamento muito.',
  },
  ru: {
    nod: 'Хорошо. Если захотите узнать что-то ещё, просто спросите.',
    laugh: 'Рад, что у вас хорошее настроение! Что ещё вы хотели бы узнать о {name}?',
    fond: 'Очень приятно, спасибо! Могу ли я помочь с вопросом о {name}?',
    joke: 'Мне лучше даются вопросы о {name}. Что вы хотели бы узнать?',
    insult: 'Жаль, что я не смог помочь. Скажите, что вы хотели бы узнать, и я поищу ещё раз.',
    sorry: 'Мне очень жаль.',
  },
  ja: {
    nod: '承知しました。他にご質問があれば、お気軽にどうぞ。',
    laugh: '楽しんでいただけて何よりです。{name}について他に知りたいことはありますか？',
    fond: 'ありがとうございます。{name}について何かお手伝いできることはありますか？',
    joke: '{name}についてのご質問のほうが得意です。何をお知りになりたいですか？',
    insult: 'お役に立てず申し訳ありません。知りたいことを教えていただければ、もう一度お調べします。',
    sorry: '申し訳ございません。',
  },
  ko: {
    nod: '알겠습니다. 더 궁금한 점이 있으면 언제든 물어보세요.',
    laugh: '즐거우시다니 기쁩니다! {name}에 대해 더 알고 싶은 것이 있으신가요?',
    fond: '정말 감사합니다! {name}에 대해 도와드릴 일이 있을까요?',
    joke: '저는 {name}에 관한 질문에 더 자신이 있습니다. 무엇이 궁금하신가요?',
    insult: '도움이 되지 못해 죄송합니다. 궁금한 점을 말씀해 주시면 다시 찾아보겠습니다.',
    sorry: '불편을 드려 죄송합니다.',
  },
  zh: {
    nod: '好的。如果还想了解什么，请随时问我。',
    laugh: '很高兴您心情不错！关于{name}，您还想了解什么？',
    fond: '谢谢您的夸奖！关于{name}，有什么可以帮您的吗？',
    joke: '我更擅长回答关于{name}的问题。您想了解什么？',
    insult: '很抱歉没能帮到您。请告诉我您想了解什么，我再找一找。',
    sorry: '非常抱歉。',
  },
  ar: {
    nod: 'حسنًا. إذا أردت معرفة أي شيء آخر فاسأل متى شئت.',
    laugh: 'يسعدني أنك مبتهج! ماذا تود أن تعرف أيضًا عن {name}؟',
    fond: 'هذا لطف منك، شكرًا! هل يمكنني مساعدتك بشيء عن {name}؟',
    joke: 'أنا أفضل في الإجابة عن الأسئلة حول {name}. ماذا تود أن تعرف؟',
    insult: 'آسف لأنني لم أستطع المساعدة. أخبرني بما تود معرفته وسأبحث مرة أخرى.',
    sorry: 'يؤسفني سماع ذلك.',
  },
  hi: {
    nod: 'ठीक है। अगर कुछ और जानना हो तो ज़रूर पूछिए।',
    laugh: 'आपको खुश देखकर अच्छा लगा! {name} के बारे में और क्या जानना चाहेंगे?',
    fond: 'बहुत-बहुत धन्यवाद! क्या मैं {name} के बारे में कुछ मदद कर सकता हूँ?',
    joke: 'मैं {name} से जुड़े सवालों में बेहतर हूँ। आप क्या जानना चाहेंगे?',
    insult: 'माफ़ कीजिए, मैं मदद नहीं कर सका। बताइए आप क्या जानना चाहते हैं, मैं फिर से देखता हूँ।',
    sorry: 'यह सुनकर खेद हुआ।',
  },
  nl: {
    nod: 'Prima. Als u nog iets wilt weten, vraag het gerust.',
    laugh: 'Fijn dat u vrolijk bent! Wat wilt u nog meer weten over {name}?',
    fond: 'Dat is lief, dank u wel! Kan ik u ergens mee helpen over {name}?',
    joke: 'Vragen over {name} gaan mij beter af. Wat wilt u weten?',
    insult: 'Het spijt me als ik u niet heb geholpen. Zeg me wat u wilt weten, dan kijk ik opnieuw.',
    sorry: 'Dat spijt me om te horen.',
  },
}
