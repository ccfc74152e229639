import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { bundledHelper } from './bundle-helper.mjs'

const folder = mkdtempSync(join(tmpdir(), 'latchkit-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('what is published of the Polkadot helper stands alone: it imports nothing, is small, and has no WebAssembly', async () => {
  const code = await bundledHelper()
  expect(code).not.toMatch(
    /^\s*import\b|\bimport\(|\brequire\(|\bfrom\s*['"]|WebAssembly|injectedWeb3/m,
  )
  expect(gzipSync(code).length).toBeLessThan(4_000)
})

test('it wraps as extensions do: once, and Ethereum’s messages not at all', async () => {
  const file = join(folder, 'extension.mjs')
  writeFileSync(file, await bundledHelper())
  const { wrapBytes } = await import(file)
  const wrap = (text) => new TextDecoder().decode(wrapBytes(new TextEncoder().encode(text)))
  expect(wrap('hello')).toBe('<Bytes>hello</Bytes>')
  expect(wrap('<Bytes>hello</Bytes>')).toBe('<Bytes>hello</Bytes>')
  expect(wrap('\x19Ethereum Signed Message:\n5hello')).toBe('\x19Ethereum Signed Message:\n5hello')
})
