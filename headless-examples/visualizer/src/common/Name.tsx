import { Fragment } from 'react'

/** The parts between which a name may break: after a dot and before a capital letter. */
const nameParts = (name: string): string[] => name.split(/(?<=\.)|(?=[A-Z])/)

/** The name of a state, event or guard. It breaks between its words, not within them. */
export const Name = ({ children }: { children: string }) => (
  <bdi>
    {nameParts(children).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name keep their order
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </bdi>
)
