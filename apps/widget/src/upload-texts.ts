import type { Language } from '@foyer/contract/assistants'
export interface UploadTexts {
  attach: string
  remove: string
  /** These two are for screen readers. `{}` is the file's name. */
  attached: string
  removed: string
  tooLarge: string
  wrongType: string
  unreadable: string
  failed: string
}

/** In all languages: the file is fetched where visitors may send files. */
export const uploadTexts: Record<string, UploadTexts> = {
  en: {
    attach: 'Attach a file',
    remove: 'Remove',
    attached: '{} is attached',
    removed: '{} is removed',
    tooLarge: 'This file is larger than {}.',
    wrongType: 'This type of file can’t be sent here.',
    unreadable: 'This file can’t be read.',
    failed: 'The file couldn’t be sent.',
  },
  es: {
    attach: 'Adjuntar un archivo',
    remove: 'Quitar',
    attached: '{} se ha adjuntado',
    removed: '{} se ha quitado',
    tooLarge: 'Este archivo supera los {}.',
    wrongType: 'Aquí no se puede enviar este tipo de archivo.',
    unreadable: 'Este archivo no se puede leer.',
    failed: 'No se pudo enviar el archivo.',
  },
  fr: {
    attach: 'Joindre un fichier',
    remove: 'Retirer',
    attached: '{} a été joint',
    removed: '{} a été retiré',
    tooLarge: 'Ce fichier dépasse {}.',
    wrongType: 'Ce type de fichier ne peut pas être envoyé ici.',
    unreadable: 'Ce fichier est illisible.',
    failed: 'Le fichier n’a pas pu être envoyé.',
  },
  de: {
    attach: 'Datei anhängen',
    remove: 'Entfernen',
    attached: '{} ist angehängt',
    removed: '{} ist entfernt',
    tooLarge: 'Diese Datei ist größer als {}.',
    wrongType: 'Dieser Dateityp kann hier nicht gesendet werden.',
    unreadable: 'Diese Datei lässt sich nicht lesen.',
    failed: 'Die Datei konnte nicht gesendet werden.',
  },
  it: {
    attach: 'Allega un file',
    remove: 'Rimuovi',
    attached: '{} è allegato',
    removed: '{} è stato rimosso',
    tooLarge: 'Questo file supera i {}.',
    wrongType: 'Qui non si può inviare questo tipo di file.',
    unreadable: 'Questo file non è leggibile.',
    failed: 'Non è stato possibile inviare il file.',
  },
  pt: {
    attach: 'Anexar um arquivo',
    remove: 'Remover',
    attached: '{} foi anexado',
    removed: '{} foi removido',
    tooLarge: 'Este arquivo tem mais de {}.',
    wrongType: 'Este tipo de arquivo não pode ser enviado aqui.',
    unreadable: 'Não foi possível ler este arquivo.',
    failed: 'Não foi possível enviar o arquivo.',
  },
  ru: {
    attach: 'Прикрепить файл',
    remove: 'Убрать',
    attached: 'Файл {} прикреплён',
    removed: 'Файл {} убран',
    tooLarge: 'Файл больше {}.',
    wrongType: 'Файлы этого типа здесь отправить нельзя.',
    unreadable: 'Этот файл не удаётся прочитать.',
    failed: 'Не удалось отправить файл.',
  },
  ja: {
    attach: 'ファイルを添付',
    remove: '削除',
    attached: '{}を添付しました',
    removed: '{}を削除しました',
    tooLarge: 'ファイルが{}を超えています。',
    wrongType: 'この種類のファイルは送信できません。',
    unreadable: 'このファイルは読み込めません。',
    failed: 'ファイルを送信できませんでした。',
  },
  ko: {
    attach: '파일 첨부',
    remove: '제거',
    attached: '{} 파일을 첨부했습니다',
    removed: '{} 파일을 제거했습니다',
    tooLarge: '파일이 {}보다 큽니다.',
    wrongType: '이 형식의 파일은 보낼 수 없습니다.',
    unreadable: '이 파일은 읽을 수 없습니다.',
    failed: '파일을 보내지 못했습니다.',
  },
  zh: {
    attach: '添加文件',
    remove: '移除',
    attached: '已添加 {}',
    removed: '已移除 {}',
    tooLarge: '文件超过 {}。',
    wrongType: '这里不能发送此类文件。',
    unreadable: '无法读取此文件。',
    failed: '文件发送失败。',
  },
  ar: {
    attach: 'إرفاق ملف',
    remove: 'إزالة',
    attached: 'تم إرفاق {}',
    removed: 'تمت إزالة {}',
    tooLarge: 'حجم هذا الملف أكبر من {}.',
    wrongType: 'لا يمكن إرسال هذا النوع من الملفات هنا.',
    unreadable: 'تتعذر قراءة هذا الملف.',
    failed: 'تعذر إرسال الملف.',
  },
  hi: {
    attach: 'फ़ाइल जोड़ें',
    remove: 'हटाएँ',
    attached: '{} जुड़ गई',
    removed: '{} हटा दी गई',
    tooLarge: 'यह फ़ाइल {} से बड़ी है।',
    wrongType: 'इस तरह की फ़ाइल यहाँ नहीं भेजी जा सकती।',
    unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकती।',
    failed: 'फ़ाइल नहीं भेजी जा सकी।',
  },
} satisfies Record<Language, UploadTexts>
