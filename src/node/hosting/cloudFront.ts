import { type Capture, spelledExpression, valueExpression } from './addressExpression.ts'
import { CLOUDFRONT } from './hostLimits.ts'
import type { HostingTable } from './hostingTable.ts'
import type { RedirectLoss } from './redirectLoss.ts'
import { type RedirectRule, redirectRules } from './redirectRules.ts'
import { redirectVariants } from './redirectVariants.ts'
import { beforeTarget } from './sentTarget.ts'

/**
 * A row of the table in the function: the expression of a path, of each parameter its name and value as expressions, and then the status,
 * the target and whether the query is kept. In the target, the number of a value is in angle brackets.
 */
type Row = [path: string, parameters: [name: string, value: string][], status: number, to: string, keepsQuery: 0 | 1]

const capture: Capture = (inside, position) => `(?<v${position}>${inside})`

/**
 * The function of CloudFront for viewer requests, which redirects and finds the document of a page; and redirects for which it has no room:
 * its size is limited. Redirects from plain paths apply first, and patterns only where they fit no page or file: `covering` are the others.
 */
export function cloudFrontFunction(table: HostingTable, covering: ReadonlySet<string>): { code: string; losses: RedirectLoss[] } {
  const { queries, plain, patterns } = redirectRules(table.redirects)
  const rows: Row[] = []
  const losses: RedirectLoss[] = []
  let bytes = Buffer.byteLength(functionCode([], table.base))
  for (const rule of [...queries.flatMap((group) => group.rules), ...plain, ...patterns]) {
    const own = rowsOf(rule, table.base)
    const more = Buffer.byteLength(JSON.stringify(own))
    const { from } = rule.redirect
    if (rule.address.segments && covering.has(from)) losses.push({ from, why: 'covers' })
    else if (bytes + more > CLOUDFRONT.bytes) losses.push({ from, why: 'room' })
    else {
      rows.push(...own)
      bytes += more
    }
  }
  return { code: functionCode(rows, table.base), losses }
}

function rowsOf(rule: RedirectRule, base: string): Row[] {
  const { address, redirect } = rule
  const ofValues = address.parameters.flatMap(({ value }) => value.filter((part) => 'name' in part)).length
  let first = address.names.length - ofValues
  const parameters = address.parameters.map(({ name, value }): [string, string] => {
    const expression = valueExpression(value, capture, first)
    first += value.filter((part) => 'name' in part).length
    return [spelledExpression(name, true), expression]
  })
  return redirectVariants(rule, [], capture).map(({ expression, target = [] }) => [
    expression,
    parameters,
    redirect.status,
    beforeTarget(rule, '', base) + target.map((part) => ('text' in part ? part.text : `<${part.position}>`)).join(''),
    (redirect.keepQuery ?? true) ? 1 : 0,
  ])
}

/** The code, for the runtime `cloudfront-js-2.0`. Queries are as written. Addresses of other sites of the domain stay as they are. */
function functionCode(rows: readonly Row[], base: string): string {
  return String.raw`// For viewer requests, with the runtime cloudfront-js-2.0. The next build overwrites manual changes.
var base = '${base}', rows = ${JSON.stringify(rows)};
function led(status, to) {
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: to } } };
}
function handler(event) {
  var request = event.request, path = request.uri, query = [];
  Object.keys(request.querystring).forEach(function (name) {
    var one = request.querystring[name];
    (one.multiValue || [one]).forEach(function (each) { query.push([name, each.value]); });
  });
  function written(pairs) {
    return pairs.map(function (pair) { return pair[1] === '' ? pair[0] : pair[0] + '=' + pair[1]; }).join('&');
  }
${base === '' ? '' : OWN_PATH}  // Letters and digits need no encoding.
  var asked = path.replace(/%(?:3\d|[46][1-9a-f]|[57][\da])/gi, decodeURIComponent);
  for (var at = 0; at < rows.length && path.indexOf('//') < 0; at++) {
    var row = rows[at], found = new RegExp(row[0]).exec(asked), rest = query;
    if (!found) continue;
    var values = Object.assign({}, found.groups);
    var fits = row[1].every(function (pattern) {
      var key = new RegExp('^(?:' + pattern[0] + ')$'), own = rest.find(function (pair) { return key.test(pair[0]); });
      var value = own && new RegExp('^(?:' + pattern[1] + ')$').exec(own[1]);
      if (!value) return false;
      Object.assign(values, value.groups);
      rest = rest.filter(function (pair) { return !key.test(pair[0]); });
      return true;
    });
    if (!fits) continue;
    if (row[2] > 400) return { statusCode: row[2], statusDescription: 'Gone' };
    var to = row[3].replace(/<(\d+)>/g, function (_, position) { return values['v' + position] || ''; });
    var more = row[4] ? written(rest) : '', mark = to.indexOf('#'), end = mark < 0 ? to.length : mark, before = to.slice(0, end);
    return led(row[2], before + (more === '' ? '' : (before.indexOf('?') < 0 ? '?' : '&') + more) + to.slice(end));
  }
  var bare = path.replace(/\/index\.html$/, '/');
  if (bare !== '/') bare = bare.replace(/\/$/, '');
  if (bare !== path && path.indexOf('//') < 0) return led(301, base + bare + (query.length ? '?' + written(query) : ''));
  if (path === '/') request.uri = base + '/index.html';
  else if (!/\.[a-z0-9]+$/i.test(path)) request.uri = base + path + '/index.html';
  return request;
}
`
}

/** Lines of the function for a site below a path. */
const OWN_PATH = `  if (path === base) return led(301, base + '/' + (query.length ? '?' + written(query) : ''));
  if (path.indexOf(base + '/') !== 0) return request;
  path = path.slice(base.length);
`

/** The policy of response headers, for `aws cloudfront create-response-headers-policy`. */
export function cloudFrontHeaders({ headers, commonPolicy, hsts }: HostingTable, host: string): string {
  const named = ['X-Content-Type-Options', 'X-Frame-Options', 'Referrer-Policy']
  const others = Object.entries(headers).filter(([name]) => !named.includes(name))
  const items = others.map(([Header, Value]) => ({ Header, Value, Override: true }))
  const days = /max-age=(\d+)/.exec(hsts ?? '')
  const policy = {
    Name: `${host.replaceAll('.', '-')}-headers`,
    SecurityHeadersConfig: {
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: headers['X-Frame-Options'], Override: true },
      ReferrerPolicy: { ReferrerPolicy: headers['Referrer-Policy'], Override: true },
      ContentSecurityPolicy: { ContentSecurityPolicy: commonPolicy, Override: true },
      ...(days && hsts
        ? {
            StrictTransportSecurity: {
              AccessControlMaxAgeSec: Number(days[1]),
              IncludeSubdomains: hsts.includes('includeSubDomains'),
              Preload: hsts.includes('preload'),
              Override: true,
            },
          }
        : {}),
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
  return `${JSON.stringify(policy, null, 2)}\n`
}
