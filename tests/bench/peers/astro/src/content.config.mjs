import { glob } from 'astro/loaders'
import { defineCollection } from 'astro:content'

/** The pages as they are: nothing is checked. */
export const collections = { pages: defineCollection({ loader: glob({ base: './content', pattern: '**/*.json' }) }) }
