/** The product's name, the only place where it is written. */
export const PRODUCT_NAME = 'Bedside';
