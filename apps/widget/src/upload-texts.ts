import type { Language } from '@foyer/contract/assistants'
export interface UploadTexts {
  attach: string
  remove: string
  tooLarge: string
  wrongType: string
  unreadable: string
  failed: string
}

/** All twelve at once: this file is fetched where visitors may send files, which are larger. */
export const uploadTexts: Record<string, UploadTexts> = {
  en: {
    attach: 'Attach a file',
    remove: 'Remove',
    tooLarge: 'This file is larger than {}.',
    wrongType: 'Files of this kind can’t be sent here.',
    unreadable: 'This file can’t be read.',
    failed: 'The file could not be sent.',
  },
  es: {
    attach: 'Adjuntar un archivo',
    remove: 'Quitar',
    tooLarge: 'Este archivo supera los {}.',
    wrongType: 'Aquí no se pueden enviar archivos de este tipo.',
    unreadable: 'Este archivo no se puede leer.',
    failed: 'No se pudo enviar el archivo.',
  },
  fr: {
    attach: 'Joindre un fichier',
    remove: 'Retirer',
    tooLarge: 'Ce fichier dépasse {}.',
    wrongType: 'Ce type de fichier ne peut pas être envoyé ici.',
    unreadable: 'Ce fichier est illisible.',
    failed: 'Le fichier n’a pas pu être envoyé.',
  },
  de: {
    attach: 'Datei anhängen',
    remove: 'Entfernen',
    tooLarge: 'Diese Datei ist größer als {}.',
    wrongType: 'Dateien dieser Art können hier nicht gesendet werden.',
    unreadable: 'Diese Datei ist nicht lesbar.',
    failed: 'Die Datei konnte nicht gesendet werden.',
  },
  it: {
    attach: 'Allega un file',
    remove: 'Rimuovi',
    tooLarge: 'Questo file supera i {}.',
    wrongType: 'Qui non si possono inviare file di questo tipo.',
    unreadable: 'Questo file non è leggibile.',
    failed: 'Non è stato possibile inviare il file.',
  },
  pt: {
    attach: 'Anexar um arquivo',
    remove: 'Remover',
    tooLarge: 'Este arquivo tem mais de {}.',
    wrongType: 'Arquivos deste tipo não podem ser enviados aqui.',
    unreadable: 'Este arquivo não pode ser lido.',
    failed: 'Não foi possível enviar o arquivo.',
  },
  ru: {
    attach: 'Прикрепить файл',
    remove: 'Убрать',
    tooLarge: 'Файл больше {}.',
    wrongType: 'Файлы этого типа здесь отправить нельзя.',
    unreadable: 'Этот файл не читается.',
    failed: 'Не удалось отправить файл.',
  },
  ja: {
    attach: 'ファイルを添付',
    remove: '削除',
    tooLarge: 'ファイルが{}を超えています。',
    wrongType: 'この種類のファイルは送信できません。',
    unreadable: 'このファイルは読めません。',
    failed: 'ファイルを送信できませんでした。',
  },
  ko: {
    attach: '파일 첨부',
    remove: '제거',
    tooLarge: '파일이 {}보다 큽니다.',
    wrongType: '이 형식의 파일은 보낼 수 없습니다.',
    unreadable: '이 파일은 읽을 수 없습니다.',
    failed: '파일을 보내지 못했습니다.',
  },
  zh: {
    attach: '添加文件',
    remove: '移除',
    tooLarge: '文件超过 {}。',
    wrongType: '这里不能发送此类文件。',
    unreadable: '无法读取此文件。',
    failed: '文件发送失败。',
  },
  ar: {
    attach: 'إرفاق ملف',
    remove: 'إزالة',
    tooLarge: 'حجم هذا الملف أكبر من {}.',
    wrongType: 'لا يمكن إرسال هذا النوع من الملفات هنا.',
    unreadable: 'تتعذر قراءة هذا الملف.',
    failed: 'تعذر إرسال الملف.',
  },
  hi: {
    attach: 'फ़ाइल जोड़ें',
    remove: 'हटाएँ',
    tooLarge: 'यह फ़ाइल {} से बड़ी है।',
    wrongType: 'इस तरह की फ़ाइल यहाँ नहीं भेजी जा सकती।',
    unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकती।',
    failed: 'फ़ाइल नहीं भेजी जा सकी।',
  },
} satisfies Record<Language, UploadTexts>
