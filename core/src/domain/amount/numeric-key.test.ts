import { expect, test } from 'vitest'
import { numericKey } from './numeric-key.ts'

const press = (key: string, value: string, ctrl = false) => numericKey({ key, ctrl }, value)
const pass = { prevented: false, newValue: null }
const refuse = { prevented: true, newValue: null }

test('digits pass; a lone zero makes room for them', () => {
  expect([press('5', ''), press('0', '1'), press('7', '0')]).toEqual([
    pass,
    pass,
    { prevented: true, newValue: '7' },
  ])
})
test('one separator passes, and gets a zero before it', () => {
  expect([
    press('.', '1'),
    press(',', '1'),
    press('.', '1.2'),
    press('.', '1,2'),
    press(',', ''),
  ]).toEqual([pass, pass, refuse, refuse, { prevented: true, newValue: '0.' }])
})
test('keys that edit or leave the field pass, shortcuts only while control is held', () => {
  expect(['Backspace', 'Delete', 'Tab', 'Enter', 'Home'].map((key) => press(key, '1'))).toEqual(
    Array(5).fill(pass),
  )
  expect([
    press('v', '', true),
    press('V', '', true),
    press('v', ''),
    press('s', '', true),
  ]).toEqual([pass, pass, refuse, refuse])
})
test('signs, letters and digits of other scripts are refused', () => {
  expect(['-', '+', 'e', ' ', '٣', 'F1'].map((key) => press(key, '1'))).toEqual(
    Array(6).fill(refuse),
  )
})
