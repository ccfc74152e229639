import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { at } from '../paths.mjs'
import { packed } from './packed.mjs'
import { licencesOf, packageFolders } from './third-party.mjs'

let files
beforeAll(async () => {
  const { packages } = await packed()
  files = Object.entries(packages).flatMap(([folder, output]) =>
    output.map((file) => ({ folder, ...file })),
  )
})

const fileOf = (folder, fileName) =>
  files.find((file) => file.folder === folder && file.fileName === fileName)

test('each module is in one published file, so that a class or a React context exists once', () => {
  const modules = files.flatMap(({ modules }) => Object.keys(modules))
  const repeated = modules.filter(
    (id, index) => id.includes('/src/') && modules.indexOf(id) !== index,
  )
  expect(modules.length).toBeGreaterThan(500)
  expect(repeated).toEqual([])
})

test('published files do not import each other in a circle', () => {
  const circles = []
  const visit = ({ folder, fileName, imports }, trail) => {
    if (trail.includes(fileName)) circles.push([...trail, fileName].join(' → '))
    else if (circles.length === 0)
      for (const next of imports)
        visit(fileOf(folder, next) ?? { imports: [] }, [...trail, fileName])
  }
  for (const file of files) visit(file, [file.folder])
  expect(circles).toEqual([])
})

const manifestOf = (folder) => JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'))
const packageOf = (specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)[0]

test('published files import only packages that their manifest declares', () => {
  const imported = { core: new Set(), 'react-ui': new Set() }
  for (const { folder, imports, dynamicImports } of files)
    for (const specifier of [...imports, ...dynamicImports])
      if (fileOf(folder, specifier) === undefined) imported[folder].add(packageOf(specifier))
  for (const [folder, names] of Object.entries(imported)) {
    const { dependencies, peerDependencies } = manifestOf(folder)
    const declared = Object.keys({ ...dependencies, ...peerDependencies })
    expect(names.size).toBeGreaterThan(5)
    expect([...names].filter((name) => !declared.includes(name))).toEqual([])
  }
})

test('published files contain code of the Solana, Polkadot and Radix libraries only, and no WebAssembly', () => {
  const contained = files.filter(({ moduleIds }) => packageFolders(moduleIds).length > 0)
  const folders = packageFolders(contained.flatMap(({ moduleIds }) => moduleIds))
  expect(
    folders.filter(
      (folder) => !/\/node_modules\/(@(polkadot|solana|radix-ui)|radix-ui)(\/|$)/.test(folder),
    ),
  ).toEqual([])
  expect(folders.length).toBeGreaterThan(5)
  expect(contained.map(({ fileName }) => fileName).sort()).toEqual([
    'files/WalletSendSelectTokenPanel.js',
    'files/adapters/polkadot/message.js',
    'files/codecs.js',
    'files/index.browser.js',
  ])
  for (const { code } of contained) {
    expect(code).not.toMatch(/WebAssembly|injectedWeb3|\bprocess\.env\b/)
    expect(code).toMatch(/^("use client";\n)?\/\*! Contains code of @/)
  }
})

test('the licences of contained packages name each package once', () => {
  const licences = licencesOf(files.flatMap(({ moduleIds }) => moduleIds))
  expect(licences.match(/^@polkadot\/util .*$/gm)).toEqual(['@polkadot/util 14.0.3 (Apache-2.0)'])
  expect(licences.match(/^Permission is hereby granted/gm)).toHaveLength(2)
})

test('published files contain no path of a source file', () => {
  expect(files.filter(({ code }) => /(from|import\() ?["'][^"']*\.tsx?["']/.test(code))).toEqual([])
})

test('`use client` is the first line of files with hooks and of no file that a server may call', () => {
  const isClient = ({ code }) => /^(['"])use client\1/.test(code)
  const hooks = files.filter(({ code }) => /\buse(State|Effect|Context)\(/.test(code))
  expect(hooks.length).toBeGreaterThan(3)
  expect(hooks.filter((file) => !isClient(file)).map(({ fileName }) => fileName)).toEqual([])
  for (const name of [
    'index',
    'locales/index',
    'components/draw-qr',
    'files/locales/load-locale-server',
  ])
    expect([name, isClient(fileOf('react-ui', `${name}.js`))]).toEqual([name, false])
})

test('a constant is inlined, so that files do not contain limits of other views', () => {
  const sizes = files.flatMap(({ modules }) =>
    Object.entries(modules)
      .filter(([id]) => /\/domain\/(constants|timeouts)\.ts$/.test(id))
      .map(([, { renderedLength }]) => renderedLength),
  )
  expect(Math.max(0, ...sizes)).toBe(0)
})

test('published machines have no descriptions', () => {
  const machines = files.filter(({ code }) => code.includes('.createMachine('))
  expect(machines.length).toBeGreaterThan(3)
  expect(machines.filter(({ code }) => /\bdescription: ["'`]\w/.test(code))).toEqual([])
})

test('no published file imports itself, which esbuild cannot bundle', () => {
  const own = files.filter(({ code, fileName }) => code.includes(`("./${basename(fileName)}")`))
  expect(own.map(({ fileName }) => fileName)).toEqual([])
})
