/** A crawler that collects texts for language models, by its name in robots.txt. */
type Crawler = {
  name: string
  /** `train`: it collects training data. `answer`: it finds or reads pages for answers. */
  use: 'train' | 'answer'
  /** Where its operator describes it. */
  source: string
}

const OPENAI = 'https://platform.openai.com/docs/bots'
const ANTHROPIC = 'https://support.claude.com/en/articles/8896518'
const PERPLEXITY = 'https://docs.perplexity.ai/guides/bots'
const AMAZON = 'https://developer.amazon.com/amazonbot'
const META = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers'

/** The crawlers whose operators say what they use texts for. Crawlers of search engines are not among them. */
export const CRAWLERS: readonly Crawler[] = [
  { name: 'GPTBot', use: 'train', source: OPENAI },
  { name: 'OAI-SearchBot', use: 'answer', source: OPENAI },
  { name: 'ChatGPT-User', use: 'answer', source: OPENAI },
  { name: 'ClaudeBot', use: 'train', source: ANTHROPIC },
  { name: 'Claude-SearchBot', use: 'answer', source: ANTHROPIC },
  { name: 'Claude-User', use: 'answer', source: ANTHROPIC },
  { name: 'Google-Extended', use: 'train', source: 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers' },
  { name: 'Applebot-Extended', use: 'train', source: 'https://support.apple.com/en-us/119829' },
  { name: 'CCBot', use: 'train', source: 'https://commoncrawl.org/ccbot' },
  { name: 'meta-externalagent', use: 'train', source: META },
  { name: 'meta-externalfetcher', use: 'answer', source: META },
  { name: 'Amazonbot', use: 'train', source: AMAZON },
  { name: 'Amzn-SearchBot', use: 'answer', source: AMAZON },
  { name: 'Amzn-User', use: 'answer', source: AMAZON },
  { name: 'PerplexityBot', use: 'answer', source: PERPLEXITY },
  { name: 'Perplexity-User', use: 'answer', source: PERPLEXITY },
  { name: 'MistralAI-User', use: 'answer', source: 'https://docs.mistral.ai/robots' },
  { name: 'DuckAssistBot', use: 'answer', source: 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot' },
]
