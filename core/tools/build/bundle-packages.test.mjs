import { beforeAll, expect, test } from 'vitest'
import { bundlePackages } from './bundle-packages.mjs'

let files
beforeAll(async () => {
  const packages = await bundlePackages()
  files = Object.entries(packages).flatMap(([folder, output]) =>
    output.filter(({ type }) => type === 'chunk').map((file) => ({ folder, ...file })),
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

test('published files contain no code of a dependency and no path of a source file', () => {
  const bundled = files.flatMap(({ moduleIds }) =>
    moduleIds.filter((id) => id.includes('/node_modules/')),
  )
  expect(bundled).toEqual([])
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
