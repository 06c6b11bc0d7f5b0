const INITIALS = /^[A-Z]{2,}/;

/** Which article a word takes by the sound that it begins with; null where nobody agrees on that. */
export function articleBefore(word: string): 'a' | 'an' | null {
  if (/^\d/.test(word)) return /^(?:8|11(?!\d)|18(?!\d)|11\D|18\D)/.test(word) ? 'an' : 'a';
  if (/^(?:NSAID|SSRI|NSTEMI|STEMI)/.test(word)) return word.startsWith('STEMI') ? 'a' : 'an';
  if (INITIALS.test(word) && !/^(?:[A-Z]{5,})/.test(word)) {
    // Spoken letter by letter, or as words that are known.
    if (
      /^(?:MRSA|MRI|ECG|EEG|X-ray|F|L|M|N|R|S|H|A|E|I|O)/.test(word) &&
      !/^(?:SOAP|NICE|SIDS|SARS|MUST|LASER|NATO|SPECT|SALT|RICE|MASH|HIPAA|HELLP)/.test(word)
    )
      return 'an';
    return /^(?:B|C|D|G|J|K|P|Q|T|U|V|W|Y|Z)/.test(word) ? 'a' : null;
  }
  // 'HbA1c', 'pH': nobody agrees how they are said.
  if (/\p{Ll}\p{Lu}|\p{L}\d/u.test(word)) return null;
  const small = word.toLowerCase();
  if (/^x-?ray/.test(small) || /^(?:hour|honest|heir|honou?r)/.test(small)) return 'an';
  if (/^(?:uni(?!n|m)|use|usu|uten|uter|uri|uro|ure|eu|one|once)/.test(small)) return 'a';
  if (/^[aeiou]/.test(small) && small.length > 1) return 'an';
  return /^[bcdfgjklmnpqrstvwyzh]/.test(small) && small.length > 1 ? 'a' : null;
}
