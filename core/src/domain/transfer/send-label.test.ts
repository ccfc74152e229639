import { expect, test } from 'vitest'
import { type SendForm, sendLabel } from './send-label.ts'

const valid: SendForm = {
  receiver: 'valid',
  hasToken: true,
  amount: 1n,
  balance: 5n,
  isWorthless: false,
}

test.each<[string, Partial<SendForm>]>([
  ['preview', {}],
  ['preview', { amount: 5n }],
  ['preview', { balance: null }],
  ['address-invalid', { receiver: 'invalid' }],
  ['address-missing', { receiver: 'empty' }],
  ['resolving', { receiver: 'resolving' }],
  ['funds-insufficient', { amount: 6n, receiver: 'empty' }],
  ['amount-missing', { amount: 'empty', receiver: 'invalid' }],
  ['amount-missing', { amount: 0n }],
  ['value-incorrect', { amount: 0n, isWorthless: true }],
  ['amount-invalid', { amount: 'invalid', receiver: 'empty' }],
  ['amount-too-fine', { amount: 'too-fine' }],
  ['token-missing', { hasToken: false, amount: 'invalid', receiver: 'empty' }],
])('sendLabel returns %s for a valid form changed by %o', (label, change) =>
  expect(sendLabel({ ...valid, ...change })).toBe(label),
)
