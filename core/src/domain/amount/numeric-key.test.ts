import { expect, test } from 'vitest'
import { numericKey } from './numeric-key.ts'

const press = (key: string, value: string, ctrl = false) => numericKey({ key, ctrl }, value)
const allowed = { prevented: false, newValue: null }
const rejected = { prevented: true, newValue: null }

test('numericKey allows editing keys, and shortcuts with control', () => {
  expect(['Backspace', 'Delete', 'Tab', 'Enter', 'Home'].map((key) => press(key, '1'))).toEqual(
    Array(5).fill(allowed),
  )
  expect([
    press('v', '', true),
    press('V', '', true),
    press('v', ''),
    press('s', '', true),
  ]).toEqual([allowed, allowed, rejected, rejected])
})
test('numericKey rejects signs, letters and digits of other scripts', () => {
  expect(['-', '+', 'e', ' ', '٣', 'F1'].map((key) => press(key, '1'))).toEqual(
    Array(6).fill(rejected),
  )
})
