import { expect, test } from 'vitest'
import { node } from './child.mjs'

test('node passes all output of a program to `print` and resolves with its exit code', async () => {
  const chunks = []
  const program = 'console.log("tested"); console.error("failed"); process.exitCode = 3'
  const { code } = await node(['--eval', program], { print: (chunk) => chunks.push(chunk) })
  expect(code).toBe(3)
  expect(Buffer.concat(chunks).toString().split('\n').sort()).toEqual(['', 'failed', 'tested'])
})
