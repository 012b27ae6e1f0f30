import { parse } from 'acorn'

/**
 * Puts each module of a chunk in brackets. V8 and SpiderMonkey compile a function in brackets with the
 * script it stands in, V8 beside the page, where it compiles what arrives; without them it is read twice,
 * the second time when React is started, in one task with all the others, in which no press is answered:
 * half of 200 ms on a slow phone. Of what a module holds, each function waits for its call as before.
 * (v8.dev/blog/preparser, on « possibly-invoked function expressions ».)
 * @param script a chunk as Turbopack writes it: one list of names and functions, pushed to its own.
 * @throws when it is no JavaScript.
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

/** Functions that stand in the list by themselves; those in brackets already are left. */
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
