import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { machineGraph } from './machine-graph.ts'
import { toMermaid } from './mermaid.ts'

const textOf = (config: object) =>
  toMermaid(machineGraph(createMachine(config)))
    .split('\n')
    .map((line) => line.trim())
const lamp = {
  id: 'lamp',
  initial: 'off',
  states: {
    off: { description: 'It is dark.', on: { press: { guard: 'hasPower', target: 'on' } } },
    on: {
      description: 'It is bright.',
      invoke: { id: 'glow', src: 'glow', onDone: 'broken', onError: 'off' },
      initial: 'dim',
      states: {
        dim: { after: { warmUp: 'full' }, always: { guard: 'isHot', target: 'full' } },
        full: {},
      },
      on: { press: 'off', polish: {}, dim: '.dim' },
    },
    broken: { type: 'final' },
  },
}

test('toMermaid draws an arrow to initial states and from final states', () => {
  expect(textOf(lamp)).toEqual(
    expect.arrayContaining([
      'stateDiagram-v2',
      '[*] --> s_lamp_off',
      '[*] --> s_lamp_on_dim',
      's_lamp_broken --> [*]',
      'state "on" as s_lamp_on {',
    ]),
  )
})

test('toMermaid labels arrows with event, guard, delay, always and actor results', () => {
  expect(textOf(lamp)).toEqual(
    expect.arrayContaining([
      's_lamp_off --> s_lamp_on : press [hasPower]',
      's_lamp_on --> s_lamp_off : press',
      's_lamp_on --> s_lamp_broken : done#58; glow',
      's_lamp_on --> s_lamp_off : error#58; glow',
      's_lamp_on_dim --> s_lamp_on_full : after warmUp',
      's_lamp_on_dim --> s_lamp_on_full : always [isHot]',
    ]),
  )
})

test('toMermaid writes the description of a state in its box, and that of a compound state in a note', () => {
  expect(textOf(lamp)).toEqual(
    expect.arrayContaining([
      'state "off<br/>It is dark." as s_lamp_off',
      'note right of s_lamp_on : It is bright.',
    ]),
  )
})

test('toMermaid lists actors and transitions without a target in the box `anywhere`, where inner transitions start', () => {
  expect(textOf(lamp)).toEqual(
    expect.arrayContaining([
      'state "anywhere<br/>runs glow<br/>on polish" as s_lamp_on__anywhere',
      's_lamp_on__anywhere --> s_lamp_on_dim : dim',
    ]),
  )
})

test('toMermaid separates parallel regions', () => {
  const states = {
    sound: { initial: 'mute', states: { mute: {} } },
    picture: { initial: 'none', states: { none: {} } },
  }
  expect(
    textOf({ id: 'tv', type: 'parallel', states }).filter(
      (line) => line === '--' || line.startsWith('state'),
    ),
  ).toEqual([
    'stateDiagram-v2',
    'state "tv" as s_tv {',
    'state "sound" as s_tv_sound {',
    'state "mute" as s_tv_sound_mute',
    '--',
    'state "picture" as s_tv_picture {',
    'state "none" as s_tv_picture_none',
  ])
})

test('toMermaid escapes characters that Mermaid interprets', () => {
  const on = { 'a:b;#"<c>{}[x]': 'next', 'note\nend note': 'next', '-- direction LR': 'next' }
  expect(textOf({ id: 'odd', initial: 'first', states: { first: { on }, next: {} } })).toEqual(
    expect.arrayContaining([
      's_odd_first --> s_odd_next : a#58;b#59;#35;#34;#60;c#62;#123;#125;#91;x#93;',
      's_odd_first --> s_odd_next : note end note',
      's_odd_first --> s_odd_next : #45;- #100;irection LR',
    ]),
  )
})

test('toMermaid gives states unique names', () => {
  const names = textOf({ id: 'twins', initial: 'a.b', states: { 'a.b': {}, 'a-b': {}, a_b: {} } })
  const words = names.flatMap((line) => /^state ".*" as (\S+)$/.exec(line)?.[1] ?? [])
  expect(new Set(words).size).toBe(3)
})
