// oxlint-disable jsx-a11y/prefer-tag-over-role -- a group of texts is no fieldset
// oxlint-disable react/no-array-index-key -- a scene is resolved and never edited in place: a part is its place
/** A slide's text as a flowing page for a narrow screen: the same nodes in the same order, without their places. */
import { Fragment, type JSX } from 'react';
import type {
  Paragraph,
  SceneNode,
  SlideScene,
  TableNode,
  TextBlock,
  TextRole,
} from '../shared/scene/scene.ts';
import { Text } from '../components/Text.tsx';
import { ReadingImage } from './image-node.tsx';
import { readLink } from './links.ts';
import { formatValue } from '../shared/scene/chart/value-format.ts';
import './reading-view.css';

export interface ReadingViewProps {
  slide: SlideScene;
  onPage?: (pageNumber: number) => void;
}

export function ReadingView({ slide, onPage }: ReadingViewProps): JSX.Element {
  return (
    <article className="deck-reading">
      {slide.nodes.map((node) => (
        <NodeText key={node.id} node={node} onPage={onPage} />
      ))}
    </article>
  );
}

type OnPage = ReadingViewProps['onPage'];

function NodeText({ node, onPage }: { node: SceneNode; onPage: OnPage }): JSX.Element | null {
  switch (node.kind) {
    case 'text':
      return <BlockText block={node.text} role={node.role} onPage={onPage} />;
    case 'list': {
      const Tag = node.ordered ? 'ol' : 'ul';
      return (
        <Tag lang={node.text.lang}>
          {node.text.paragraphs.map((paragraph, index) => (
            <li key={index}>
              <Runs paragraph={paragraph} onPage={onPage} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'shape':
      return node.text ? <BlockText block={node.text.block} role={node.text.role} onPage={onPage} /> : null;
    case 'table':
      return <TableText node={node} onPage={onPage} />;
    case 'chart':
      return (
        <figure>
          <figcaption>
            <Text>{node.alt}</Text>
          </figcaption>
          <dl>
            {node.labels.map((label, row) => (
              <div key={row}>
                <dt>
                  <Text>{label}</Text>
                </dt>
                {node.series.map((series, index) => (
                  <dd key={index}>
                    {node.series.length > 1 && (
                      <small>
                        <Text>{`${series.name} `}</Text>
                      </small>
                    )}
                    <Text>{formatValue(series.values[row] ?? 0, node.valueFormat)}</Text>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </figure>
      );
    case 'image':
      return node.decorative ? null : <ReadingImage node={node} />;
    case 'group':
      return (
        <div role="group" aria-label={node.name}>
          {node.children.map((child) => (
            <NodeText key={child.id} node={child} onPage={onPage} />
          ))}
        </div>
      );
  }
}

/** The footer repeats on every slide: whoever reads on has read it. */
const SILENT: ReadonlySet<TextRole> = new Set(['footer', 'page-number']);

function BlockText(props: { block: TextBlock; role: TextRole; onPage: OnPage }): JSX.Element | null {
  const { block, role, onPage } = props;
  if (SILENT.has(role)) return null;
  const Tag = role === 'title' ? 'h2' : 'p';
  return (
    <>
      {block.paragraphs.map((paragraph, index) => (
        <Tag key={index} lang={block.lang} className={`deck-reading-${role}`}>
          <Runs paragraph={paragraph} onPage={onPage} />
        </Tag>
      ))}
    </>
  );
}

function Runs({ paragraph, onPage }: { paragraph: Paragraph; onPage: OnPage }): JSX.Element {
  return (
    <>
      {paragraph.runs.map((run, index) => {
        const words = <Text>{run.text}</Text>;
        const text = run.weight === 700 ? <b>{words}</b> : words;
        const link = readLink(run.link);
        if (!link) return <Fragment key={index}>{text}</Fragment>;
        if (link.kind === 'address') {
          return (
            <a key={index} href={link.href} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          );
        }
        return (
          <a
            key={index}
            href={`#page-${link.pageNumber}`}
            onClick={(event) => {
              if (!onPage) return;
              event.preventDefault();
              onPage(link.pageNumber);
            }}
          >
            {text}
          </a>
        );
      })}
    </>
  );
}

/** A row under a row: what it is about, then each cell beside the name of its column. */
function TableText({ node, onPage }: { node: TableNode; onPage: OnPage }): JSX.Element {
  const heads = node.rows.find((row) => row.header)?.cells ?? [];
  const body = node.rows.filter((row) => !row.header);
  const isNamed = heads.length > 0 || node.columnNames !== undefined;
  const content = (block: TextBlock | undefined): JSX.Element | null =>
    block ? (
      <>
        {block.paragraphs.map((paragraph, index) => (
          <span key={index}>
            <Runs paragraph={paragraph} onPage={onPage} />{' '}
          </span>
        ))}
      </>
    ) : null;
  return (
    <div role="group" aria-label={node.caption}>
      {body.map((row, index) => (
        <dl key={index}>
          {row.cells.map((cell, column) => (
            <div key={column} className={column === 0 && isNamed ? 'deck-reading-row' : undefined}>
              <dt>{content(heads[column]?.text) ?? <Text>{node.columnNames?.[column] ?? ''}</Text>}</dt>
              <dd>{content(cell.text)}</dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}
