import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { operations } from './operations/index.ts'
import { rulings } from './ruled.ts'
import { runVectors } from './run.ts'

describe('the vectors of this repository', async () => {
  const report = await runVectors(fileURLToPath(new URL('./data', import.meta.url)))
  const usedOperations = new Set(report.passed.map((name) => name.slice(0, name.indexOf(':'))))

  test('every vector of a supported operation passes', () => {
    expect(report.failed).toEqual([])
    expect(report.passed.length).toBeGreaterThan(200)
  })
  test('the data folder contains 577 vectors', () => {
    const unsupportedCount = report.unsupported.reduce((sum, { vectors }) => sum + vectors, 0)
    expect(report.passed.length + unsupportedCount).toBe(577)
  })
  test('the vectors use every supported operation', () => {
    expect(Object.keys(operations).filter((operation) => !usedOperations.has(operation))).toEqual(
      [],
    )
  })
  test('runVectors returns the known list of unsupported operations', () => {
    const names = report.unsupported.map(({ operation, vectors }) => `${operation} (${vectors})`)
    console.log(`Not covered yet:\n  ${names.join('\n  ')}`)
    expect(names).toMatchSnapshot()
  })
})

describe('runVectors on a folder', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'latchkit-vectors-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (file: string, content: unknown) =>
    writeFileSync(
      join(folder, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
  const vector = (change: object) => ({
    area: 'x',
    name: 'one',
    given: { value: 'eip155:1' },
    when: 'caip.parseNetworkId',
    expect: { returns: null },
    ...change,
  })

  test('runVectors reports passed, failed and unsupported vectors by name', async () => {
    write('a.json', [
      vector({ expect: { returns: { chainNamespace: 'eip155', chainId: '1' } } }),
      vector({ name: 'two', expect: { returns: { chainNamespace: 'eip155', chainId: '2' } } }),
      vector({
        name: 'three',
        given: { value: 'x' },
        expect: { throws: 'Invalid CAIP-2 network id: x' },
      }),
      vector({ name: 'four', given: { value: 'x' }, expect: { throws: 'Invalid' } }),
      vector({ name: 'five', given: { value: 'x' } }),
      vector({ name: 'six', expect: { throws: 'Invalid' } }),
      vector({ when: 'no.suchThing' }),
      vector({ when: 'toString' }),
    ])
    const report = await runVectors(folder)
    expect(report.passed).toEqual(['caip.parseNetworkId: one', 'caip.parseNetworkId: three'])
    expect(report.failed.map(({ name, got }) => [name, got])).toEqual([
      ['two', { returns: { chainNamespace: 'eip155', chainId: '1' } }],
      ['four', { throws: 'Invalid CAIP-2 network id: x' }],
      ['five', { throws: 'Invalid CAIP-2 network id: x' }],
      ['six', { returns: { chainNamespace: 'eip155', chainId: '1' } }],
    ])
    expect(report.unsupported).toEqual([
      { operation: 'no.suchThing', vectors: 1 },
      { operation: 'toString', vectors: 1 },
    ])
  })
  test('runVectors compares a ruled vector with the result of its decision, and names the decision [V13]', async () => {
    const [ruling] = rulings
    const given = {
      network: { id: 1, name: 'Ethereum', rpcUrls: ['https://eth.example.com'] },
      chainImages: { 1: 'https://img.example/eth.png' },
      customRpcUrls: {
        'eip155:1': [{ url: 'https://custom1.example' }, { url: 'https://custom2.example' }],
      },
      projectId: 'p1',
    }
    const ruled = { given, when: ruling?.operation, name: ruling?.name }
    write('a.json', [vector(ruled), vector({ ...ruled, given: { ...given, chainImages: null } })])
    const report = await runVectors(folder)
    expect(report.passed).toEqual(['network.extend: custom rpc first (ruled by decision 46)'])
    expect(report.failed).toMatchObject([
      { name: ruling?.name, expected: { returns: ruling?.returns } },
    ])
  })
  test('every ruled vector is one of this repository [V13]', async () => {
    const report = await runVectors(fileURLToPath(new URL('./data', import.meta.url)))
    const ruled = report.passed.filter((name) => / \(ruled by decision \d+\)$/.test(name))
    expect(ruled).toHaveLength(rulings.length)
  })
  test('runVectors reports malformed files and entries as failures and runs the rest', async () => {
    write('broken.json', '[{')
    write('object.json', { not: 'a list' })
    write('entries.json', [
      null,
      7,
      {},
      vector({ given: [] }),
      vector({ expect: {} }),
      vector({ given: {} }),
      vector({ expect: { returns: { chainNamespace: 'eip155', chainId: '1' } } }),
    ])
    write('notes.txt', 'not a vector file')
    const report = await runVectors(folder)
    expect(report.failed.map(({ name }) => name)).toEqual([
      'broken.json',
      'object.json',
      'entries.json[0]',
      'entries.json[1]',
      'entries.json[2]',
      'entries.json[3]',
      'entries.json[4]',
      'one',
    ])
    expect(report.passed).toHaveLength(1)
  })
  test('runVectors reports an empty or missing folder as a failure', async () => {
    expect((await runVectors(folder)).failed).toHaveLength(1)
    expect((await runVectors(join(folder, 'missing'))).failed).toHaveLength(1)
  })
})
