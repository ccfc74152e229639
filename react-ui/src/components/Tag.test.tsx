import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tag } from './Tag.tsx'

test('Tag has a dot only with `mark="dot"`', () => {
  render(
    <>
      <Tag>Recent</Tag>
      <Tag mark="dot">Installed</Tag>
    </>,
  )
  expect(screen.getByText('Recent').dataset.mark).toBe('none')
  expect(screen.getByText('Installed').dataset.mark).toBe('dot')
})
