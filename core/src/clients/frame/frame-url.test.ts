import { expect, test } from 'vitest'
import { frameUrl } from './frame-url.ts'

const url = 'https://frame.example/sdk'
const chainId = () => 'eip155:137'

test('frameUrl states the project, the network and whether the frame collects a log', () => {
  expect([
    frameUrl(url, { projectId: 'p1', chainId, enableLogger: false }),
    frameUrl(url, { projectId: 'p1', chainId, enableLogger: true }),
  ]).toEqual([
    'https://frame.example/sdk?projectId=p1&chainId=eip155:137&version=4&enableLogger=false',
    'https://frame.example/sdk?projectId=p1&chainId=eip155:137&version=4&enableLogger=true',
  ])
})

test('frameUrl encodes the project id, so that it adds no parameter to the query [R3]', () => {
  const projectId = 'p1&enableLogger=true#&chainId=eip155:1'
  const { searchParams, hash } = new URL(frameUrl(url, { projectId, chainId, enableLogger: false }))
  expect([...searchParams]).toEqual([
    ['projectId', projectId],
    ['chainId', 'eip155:137'],
    ['version', '4'],
    ['enableLogger', 'false'],
  ])
  expect(hash).toBe('')
})
