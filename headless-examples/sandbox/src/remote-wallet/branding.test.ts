import { assert, test } from 'vitest'
import { phoneWallet } from '../directory/index.ts'
import { phoneBranding } from './branding.ts'

test('phoneBranding returns the name and scheme of the phone in the wallet directory', () => {
  const { name, scheme } = phoneBranding()
  assert.equal(name, phoneWallet.name)
  assert.equal(scheme, phoneWallet.scheme)
})
