import { parse } from 'acorn'

/**
 * Puts each module of a chunk in parentheses. V8 and SpiderMonkey compile a function in parentheses together
 * with its script, V8 in the background while it arrives. Otherwise they parse it twice, the second time when
 * React starts, in one task with all others, during which no press is answered: half of 200 ms on a slow
 * phone. Functions inside a module are still compiled when they are called. (v8.dev/blog/preparser, on «
 * possibly-invoked function expressions ».)
 * @param script a chunk as Turbopack writes it: one list of names and functions, pushed to its own.
 * @throws when it is not JavaScript.
 */
export function withEagerModules(script: string): string {
  let eager = ''
  let end = 0
  for (const factory of modulesIn(script)) {
    eager += `${script.slice(end, factory.start)}(${script.slice(factory.start, factory.end)})`
    end = factory.end
  }
  return eager + script.slice(end)
}

/** Functions that stand in the list without parentheses. */
function modulesIn(script: string) {
  const { body } = parse(script, { ecmaVersion: 'latest', preserveParens: true })
  return body.flatMap((statement) => {
    if (statement.type !== 'ExpressionStatement') return []
    const { expression } = statement
    if (expression.type !== 'CallExpression') return []
    const [list] = expression.arguments
    if (list?.type !== 'ArrayExpression') return []
    return list.elements.flatMap((element) =>
      element && /Function/.test(element.type) ? [element] : [],
    )
  })
}
