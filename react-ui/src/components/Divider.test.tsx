import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Divider } from './Divider.tsx'

afterEach(cleanup)

test('Divider renders its text', () => {
  expect(render(<Divider>or</Divider>).container.textContent).toBe('or')
})
