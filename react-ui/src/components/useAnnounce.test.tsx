import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AnnounceContext, useAnnounce } from './useAnnounce.ts'

test.each([
  ['Connected', 'You can close this.', 'Connected. You can close this.'],
  ['Switch to Base?', 'Then log in.', 'Switch to Base? Then log in.'],
  ['Waiting…', null, 'Waiting…'],
])('the step %j with %j is announced as %j', (title, text, message) => {
  const announced: unknown[] = []
  const Step = () => {
    useAnnounce(title, text)
    return null
  }
  render(
    <AnnounceContext.Provider value={(step) => void announced.push(step?.text ?? null)}>
      <Step />
    </AnnounceContext.Provider>,
  )
  expect(announced).toEqual([message])
})
