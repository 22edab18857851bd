import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { useAppDispatch } from '#packages/recruiting/results/useAppDispatch.ts'
import { deletePost } from './deletePost.ts'
import { KeptPostCard } from './KeptPostCard.tsx'
import { keepPost } from './keepPost.ts'
import type { KeptPost } from './KeptPost.ts'
import type { PostAccount } from './PostAccount.ts'
import { LiveMessage } from './LiveMessage.tsx'
import { usePostsAreKept } from './usePostsAreKept.ts'

type KeptPostsProps = { posts: readonly KeptPost[]; accounts: readonly PostAccount[]; words: ToolProps<'jobScanner'>['posts'] }

/** The stored posts, newest first. After a deletion the heading takes the focus. */
export function KeptPosts({ posts, accounts, words }: KeptPostsProps) {
  const dispatch = useAppDispatch()
  const isKept = usePostsAreKept()
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const nameOf = ({ network, author }: KeptPost) =>
    accounts.find(({ network: other, id }) => other === network && id === author)?.name ?? author
  if (posts.length === 0 && said === '') return null
  return (
    <Box component="section" className="kept-posts" sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h3" ref={heading} tabIndex={-1}>
          {isKept ? words.kept : words.held}
        </Typography>
        <LiveMessage>{said}</LiveMessage>
      </div>
      {posts.length > 0 && (
        <Box component="ul" role="list" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {posts.map((post) => (
            <li key={`${post.network} ${post.userId} ${post.id}`}>
              <KeptPostCard
                post={post}
                account={nameOf(post)}
                words={words}
                onChange={(text) => {
                  dispatch(keepPost({ ...post, text }))
                  setSaid(isKept ? words.saved : words.heldSaved)
                }}
                onDelete={() => {
                  heading.current?.focus()
                  dispatch(deletePost(post))
                  setSaid(fill(words.deleted, { network: words.networks[post.network] }))
                }}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}
