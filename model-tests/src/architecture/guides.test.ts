import { expect, test } from 'vitest'
import { filesIn, textOf } from './repository.ts'

test('the framing guide contains the frame-ancestors line, and the README links to it [XM3, R25]', () => {
  expect(textOf('core/docs/framing.md')).toContain(
    "Content-Security-Policy: frame-ancestors 'self'",
  )
  expect(textOf('README.md')).toContain('core/docs/framing.md')
})

test('SECURITY.md has sections on reports, promises and exclusions', () => {
  const headings = [...textOf('.github/SECURITY.md').matchAll(/^## (.*)$/gm)].map(
    ([, heading]) => heading,
  )
  expect(headings).toEqual(['Report a fault', 'What is promised', 'What is not covered'])
})

test('the README of react-ui contains the tested sample of a test', () => {
  const sample = textOf('model-tests/consumers/jsdom/src/App.test.tsx')
  expect(textOf('react-ui/README.md')).toContain(`\`\`\`tsx\n${sample}\`\`\`\n`)
})

test('the guide to other libraries contains every tested sample', () => {
  const guide = textOf('core/docs/interop.md')
  const samples = filesIn('model-tests/src/interop', ['.ts'])
  const missing = samples.filter((path) => {
    const sample = textOf(path)
      .replace("'solana-web3-1'", "'@solana/web3.js'")
      .replace("'@wagmi/core'", "'wagmi'")
    return !guide.includes(`\`\`\`ts\n${sample}\`\`\`\n`)
  })
  expect(samples.length).toBeGreaterThan(4)
  expect(missing).toEqual([])
})

test('the sign-in guide contains every tested sample, and the README links to it', () => {
  const guide = textOf('core/docs/sign-in.md')
  const samples = filesIn('model-tests/src/sign-in-samples', ['.ts'])
  const missing = samples.filter((path) => !guide.includes(`\`\`\`ts\n${textOf(path)}\`\`\`\n`))
  expect(samples.length).toBeGreaterThan(6)
  expect(missing).toEqual([])
  expect(textOf('core/README.md')).toContain('docs/sign-in.md')
})

test('the sign-in guide contains the server of each framework that a consumer runs [SG5]', () => {
  const guide = textOf('core/docs/sign-in.md')
  const folder = 'model-tests/consumers/sign-in'
  for (const path of [
    'express.ts',
    'hono.ts',
    'node.ts',
    'app/api/sign-in/[...path]/route.ts',
    'next.config.mjs',
  ])
    expect(guide, path).toContain(textOf(`${folder}/${path}`))
})

test('the sign-in guide describes the extensions, the server, own extensions and migration', () => {
  const headings = [...textOf('core/docs/sign-in.md').matchAll(/^##+ (.*)$/gm)].map(
    ([, heading]) => heading,
  )
  expect(headings).toEqual([
    'In this browser',
    "On the page's own server",
    'Endpoints',
    'What the server must check',
    'In a frame, on another site, and over http',
    'Frameworks',
    'In the hosted service',
    'Options',
    'In the page',
    'An extension of the page',
    'Migrating `siweConfig`',
  ])
})
