import { beforeAll, expect, test } from 'vitest'
import { bundle, firstLoad, modulesIn } from './bundle.mjs'
import { addedSize } from './page.mjs'

const kB = 1000
const inPolkadot = (name) => `core/src/adapters/polkadot/${name}.ts`
let chunks
beforeAll(async () => {
  chunks = await bundle(`export { polkadot } from '@latchkit/core/adapters/polkadot'`)
})

test('the Polkadot adapter contains neither WebAssembly nor a library with WebAssembly', () => {
  expect(
    chunks.filter(({ code }) => code.includes('WebAssembly')).map(({ fileName }) => fileName),
  ).toEqual([])
  expect(
    modulesIn(chunks).filter((path) =>
      /@polkadot\/(wasm|util-crypto|api|types|extension-dapp\/bundle)/.test(path),
    ),
  ).toEqual([])
})

test('the Polkadot adapter loads libraries when a wallet is picked, and verification when a message is signed', () => {
  const loaded = firstLoad(chunks)
  expect(modulesIn(loaded).filter((path) => path.includes('node_modules'))).toEqual([])
  const picked = [inPolkadot('chain-adapter')]
  const signing = [...picked, inPolkadot('message')]
  const sizes = [picked, signing, [...signing, inPolkadot('recover')]].map((paths) =>
    addedSize(paths, loaded, chunks),
  )
  // 12 kB are HTTP code and schemas, a file that the services of all namespaces share.
  expect(sizes[0]).toBeLessThan(28.2 * kB)
  expect(sizes[1] - sizes[0]).toBeLessThan(32 * kB)
  expect(sizes[2] - sizes[1]).toBeLessThan(18 * kB)
})
