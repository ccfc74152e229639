import { expect, test } from 'vitest'
import { isLookAlike, latinForm } from './look-alike.ts'

test.each([
  ['M\u0435taMask', 'metamask'],
  ['ＵＳＤＣ', 'usdc'],
  ['𝐯italik', 'vitalik'],
  ['ОКХ', 'okx'],
  ['c\u03bfinbase', 'coinbase'],
  ['vital\u0131k', 'vitalik'],
])('isLookAlike is true for %s, whose Latin form is %s [Z8, XM2]', (text, form) => {
  expect([isLookAlike(text), latinForm(text)]).toEqual([true, form])
})

test.each(['MetaMask', 'Größe', 'Café', '小狐狸', 'Кошелёк', 'Ευρώ', ''])(
  'isLookAlike is false for %j',
  (text) => expect(isLookAlike(text)).toBe(false),
)
