import mermaid from 'mermaid'

/** The type of the diagram that a text describes, or the error of Mermaid's parser as text. */
export const diagramTypeOf = (text) =>
  mermaid.parse(text).then(
    ({ diagramType }) => diagramType,
    (error) => String(error),
  )
