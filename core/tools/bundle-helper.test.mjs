import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { bundledHelper } from './bundle-helper.mjs'

const folder = mkdtempSync(join(tmpdir(), 'latchkit-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the bundled Polkadot helper has no imports, no WebAssembly, and less than 4 kB', async () => {
  const code = await bundledHelper()
  expect(code).not.toMatch(
    /^\s*import\b|\bimport\(|\brequire\(|\bfrom\s*['"]|WebAssembly|injectedWeb3/m,
  )
  expect(gzipSync(code).length).toBeLessThan(4_000)
})

test('wrapBytes of the bundled Polkadot helper wraps a message once and never an Ethereum message', async () => {
  const file = join(folder, 'extension.mjs')
  writeFileSync(file, await bundledHelper())
  const { wrapBytes } = await import(file)
  const wrap = (text) => new TextDecoder().decode(wrapBytes(new TextEncoder().encode(text)))
  expect(wrap('hello')).toBe('<Bytes>hello</Bytes>')
  expect(wrap('<Bytes>hello</Bytes>')).toBe('<Bytes>hello</Bytes>')
  expect(wrap('\x19Ethereum Signed Message:\n5hello')).toBe('\x19Ethereum Signed Message:\n5hello')
})
