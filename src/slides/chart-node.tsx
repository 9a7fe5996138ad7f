// oxlint-disable react/no-array-index-key -- a scene is resolved and never edited in place: a part is its place
import type { JSX } from 'react';
import type { ChartNode } from '../shared/scene/scene.ts';
import { drawChart } from '../shared/scene/chart/draw-chart.ts';
import { formatAt, formatValue } from '../shared/scene/chart/value-format.ts';
import { boxStyle, colour, faces, round } from './palette.ts';
import { pathData } from './shape-path.ts';
import { useSlide } from './use-slide.ts';

/**
 * A chart as an image that says what it shows, with its numbers in a table for those who cannot see it. Its labels are
 * part of the picture: heard one by one, without their places, they say nothing.
 */
export function ChartNodeView({ node }: { node: ChartNode }): JSX.Element {
  const { interactive, theme } = useSlide();
  const drawing = drawChart(node);
  // The browser takes each label's letters from the face that has them.
  const fontFamily = faces(
    theme.family,
    theme.scriptFaces?.map(({ family }) => family),
  );
  return (
    <>
      <svg
        className="deck-svg"
        style={{ ...boxStyle(node.box), fontFamily }}
        viewBox={`0 0 ${round(node.box.width)} ${round(node.box.height)}`}
        {...(interactive ? { role: 'img', 'aria-label': node.alt } : { 'aria-hidden': true })}
      >
        {drawing.marks.map((mark, index) => (
          <path
            key={index}
            d={pathData(mark.outline)}
            fill={colour(mark.fill)}
            {...(mark.opacity === undefined ? {} : { opacity: mark.opacity })}
          />
        ))}
        {drawing.curves.map((curve, index) => (
          <path
            key={index}
            d={pathData(curve.outline)}
            fill="none"
            stroke={colour(curve.colour)}
            strokeWidth={curve.width}
            strokeLinejoin="round"
            {...(curve.dash ? { strokeDasharray: `${curve.width * 3} ${curve.width * 2}` } : {})}
          />
        ))}
        {drawing.labels.map((label, index) => (
          <text
            key={index}
            aria-hidden="true"
            x={round(label.x)}
            y={round(label.y)}
            textAnchor={label.anchor}
            fontSize={label.size}
            fontWeight={label.weight}
            fill={colour(label.colour)}
          >
            {label.text}
          </text>
        ))}
      </svg>
      {interactive && <ChartData node={node} />}
    </>
  );
}

function ChartData({ node }: { node: ChartNode }): JSX.Element {
  return (
    <table className="deck-hidden">
      <caption>{node.name}</caption>
      <thead>
        <tr>
          {/* The corner over the labels. */}
          <td aria-hidden="true" />
          {node.series.map((series, index) => (
            <th key={index} scope="col">
              {series.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {node.labels.map((label, row) => (
          <tr key={row}>
            <th scope="row">{label}</th>
            {node.series.map((series, index) => {
              const value = series.values[row];
              return (
                <td key={index}>
                  {value === undefined || !Number.isFinite(value)
                    ? ''
                    : formatValue(value, formatAt(node, series, row))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
