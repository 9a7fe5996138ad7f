// oxlint-disable jsx-a11y/prefer-tag-over-role -- a group of texts is no fieldset
// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell that is a block loses its role in some browsers unless it is spelt out
// oxlint-disable react/no-array-index-key -- a scene is resolved and never edited in place: a part is its place
/** A slide's text as a flowing page for a narrow screen: the same nodes in the same order, without their places. */
import { Fragment, type JSX } from 'react';
import type {
  ChartNode,
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
import { formatAt, formatValue } from '../shared/scene/chart/value-format.ts';
import './reading-view.css';

export interface ReadingViewProps {
  slide: SlideScene;
  /** It is seen beside the slide itself: nobody hears it, or reaches its links by key, twice. */
  beside?: boolean;
  onPage?: (pageNumber: number) => void;
}

export function ReadingView({ slide, beside = false, onPage }: ReadingViewProps): JSX.Element {
  const place: Place = { onPage, ...(beside && { tabIndex: -1 }) };
  return (
    <article className="deck-reading" {...(beside && { 'aria-hidden': true })}>
      {slide.nodes.map((node) => (
        <NodeText key={node.id} node={node} place={place} />
      ))}
    </article>
  );
}

/** What every text needs to know of where it stands. */
interface Place {
  onPage: ReadingViewProps['onPage'];
  /** Of its links; as usual when absent. */
  tabIndex?: -1;
}

function NodeText({ node, place }: { node: SceneNode; place: Place }): JSX.Element | null {
  switch (node.kind) {
    case 'text':
      return <BlockText block={node.text} role={node.role} place={place} />;
    case 'list': {
      const Tag = node.ordered ? 'ol' : 'ul';
      return (
        <Tag lang={node.text.lang}>
          {node.text.paragraphs.map((paragraph, index) => (
            <li key={index}>
              <Runs paragraph={paragraph} place={place} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'shape':
      return node.text ? <BlockText block={node.text.block} role={node.text.role} place={place} /> : null;
    case 'table':
      return <TableText node={node} place={place} />;
    case 'chart':
      return <ChartText node={node} />;
    case 'image':
      return node.decorative ? null : <ReadingImage node={node} />;
    case 'group':
      return (
        <div role="group" aria-label={node.name}>
          {node.children.map((child) => (
            <NodeText key={child.id} node={child} place={place} />
          ))}
        </div>
      );
  }
}

/** The footer repeats on every slide: whoever reads on has read it. */
const SILENT: ReadonlySet<TextRole> = new Set(['footer', 'page-number']);

/** A number that leads to a page: the name beside it leads there too. */
const isPageNumber = ({ paragraphs }: TextBlock): boolean =>
  paragraphs.length > 0 &&
  paragraphs.every(({ runs }) =>
    runs.every(({ text, link }) => link?.startsWith('#page-') === true && /^\d+$/u.test(text)),
  );

function BlockText(props: { block: TextBlock; role: TextRole; place: Place }): JSX.Element | null {
  const { block, role, place } = props;
  if (SILENT.has(role) || isPageNumber(block)) return null;
  const Tag = role === 'title' ? 'h2' : 'p';
  return (
    <>
      {block.paragraphs.map((paragraph, index) => (
        <Tag key={index} lang={block.lang} className={`deck-reading-${role}`}>
          <Runs paragraph={paragraph} place={place} />
        </Tag>
      ))}
    </>
  );
}

function Runs({
  paragraph,
  place: { onPage, tabIndex },
}: {
  paragraph: Paragraph;
  place: Place;
}): JSX.Element {
  return (
    <>
      {paragraph.runs.map((run, index) => {
        const words = <Text>{run.text}</Text>;
        const text = run.weight === 700 ? <b>{words}</b> : words;
        const link = readLink(run.link);
        if (!link) return <Fragment key={index}>{text}</Fragment>;
        if (link.kind === 'address') {
          return (
            <a key={index} href={link.href} tabIndex={tabIndex} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          );
        }
        return (
          <a
            key={index}
            href={`#page-${link.pageNumber}`}
            tabIndex={tabIndex}
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

/** Every value under its name, as long as its share of the largest: a bar that any width can hold. */
function ChartText({ node }: { node: ChartNode }): JSX.Element {
  const values = node.series.flatMap((series) => series.values).filter(Number.isFinite);
  const most = Math.max(node.max ?? 0, ...values);
  const share = (value: number): string =>
    `${Math.round((most > 0 ? Math.max(0, value) / most : 0) * 1000) / 10}%`;
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
            {node.series.map((series, index) => {
              const value = series.values[row];
              if (value === undefined || !Number.isFinite(value)) return null;
              return (
                <dd key={index}>
                  {node.series.length > 1 && (
                    <small>
                      <Text>{`${series.name} `}</Text>
                    </small>
                  )}
                  <Text>{formatValue(value, formatAt(node, series, row))}</Text>
                  <span className="deck-reading-bar" style={{ width: share(value) }} aria-hidden="true" />
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
    </figure>
  );
}

/**
 * A table whose rows stand under each other: what a row is about, then each cell beside the name of its column. The
 * roles are spelt out because cells that are laid out as blocks are cells no longer for some screen readers.
 */
function TableText({ node, place }: { node: TableNode; place: Place }): JSX.Element {
  const heads =
    node.rows.find((row) => row.header)?.cells.map(({ text }) => plain(text)) ?? node.columnNames ?? [];
  const content = (block: TextBlock): JSX.Element[] =>
    block.paragraphs.map((paragraph, index) => (
      <span key={index}>
        <Runs paragraph={paragraph} place={place} />{' '}
      </span>
    ));
  return (
    <table className="deck-reading-table" role="table">
      <caption className="deck-hidden">{node.caption}</caption>
      {heads.length > 0 && (
        <thead className="deck-hidden" role="rowgroup">
          <tr role="row">
            {heads.map((name, column) =>
              name === '' ? (
                <td key={column} role="cell">
                  {'\u00a0'}
                </td>
              ) : (
                <th key={column} scope="col" role="columnheader">
                  <Text>{name}</Text>
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody role="rowgroup">
        {node.rows
          .filter((row) => !row.header)
          .map((row, index) => (
            <tr key={index} role="row">
              {row.cells.map((cell, column) =>
                column === 0 && heads.length > 0 && plain(cell.text) !== '' ? (
                  <th key={column} scope="row" role="rowheader" lang={cell.text.lang}>
                    {content(cell.text)}
                  </th>
                ) : (
                  <td key={column} role="cell" lang={cell.text.lang} data-column={heads[column] || undefined}>
                    <div>{content(cell.text)}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

const plain = (block: TextBlock): string =>
  block.paragraphs
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .join(' ')
    .trim();
