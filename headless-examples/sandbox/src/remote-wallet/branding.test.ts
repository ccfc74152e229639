import { assert, test } from 'vitest'
import { phoneWallet } from '../directory/index.ts'
import { phoneBranding } from './branding.ts'

test('the phone is the one that the wallet directory lists', () => {
  const { name, scheme } = phoneBranding()
  assert.deepEqual([name, scheme], [phoneWallet.name, phoneWallet.scheme])
})
