/**
 * Offers, as `bare` reads them. English. They differ in what they are asked for: what wants a yes, what a line of hers
 * may answer, and what tells her something and checks nothing.
 */

const OFFERS = /^(?:(?:and|so|but) )*(?:shall|should|may|can) (?:i|we)\b/;
const OFFERS_HELP =
  /^(?:(?:and|so|but|or) )*(?:(?:would|do) you (?:like|want) (?:me|us) to|shall i|should i|would it help if (?:i|we))\b/;
const OFFERS_TO_TELL =
  /^(?:(?:and|so|but|then) )*(?:would it help (?:you )?if|would you like me to|do you want me to|(?:shall|may|can|could) i)\b/;

/** 'Shall we ring your husband?' wants a yes. */
export const offers = (bareText: string): boolean => OFFERS.test(bareText);

/** 'Would you like me to tell her?' */
export const offersHelp = (bareText: string): boolean => OFFERS_HELP.test(bareText);

/** 'Would it help if I explain what it is?' */
export const offersToTell = (bareText: string): boolean => OFFERS_TO_TELL.test(bareText);
